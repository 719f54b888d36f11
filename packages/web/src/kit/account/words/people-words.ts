/** The words for names, portraits and moving to another device. */
import { partWords } from '../../words/part-words.ts';
import type { HttpErrorCode } from '@duopolis/protocol';
import type { Portrait } from '@duopolis/table';

export interface PeopleWords {
  readonly portrait: string;
  readonly portraitAbout: string;
  readonly choosePortrait: string;
  readonly portraits: { readonly [portrait in Portrait]: string };
  readonly move: string;
  readonly moveAbout: string;
  readonly getCode: string;
  readonly yourCode: string;
  readonly codeUntil: (time: string) => string;
  readonly haveCode: string;
  readonly enterCode: string;
  readonly claim: string;
  readonly whoAreYou: string;
  readonly whoAbout: string;
  /** Replaces the name of somebody whose data was deleted. */
  readonly former: string;
  readonly goOn: string;
  readonly noServer: string;
  readonly problems: { readonly [code in HttpErrorCode]: string };
}

export const peopleWords = partWords(import.meta.glob<PeopleWords>('./??.ts', { import: 'people' }));
