/** The words of being somebody: a name, and the code that takes it to another device. */
import { partWords } from '../../words/part-words.ts';
import type { HttpErrorCode } from '@duopolis/protocol';

export interface PeopleWords {
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
  /** In place of the name of somebody whose data was deleted. */
  readonly former: string;
  readonly goOn: string;
  readonly noServer: string;
  readonly problems: { readonly [code in HttpErrorCode]: string };
}

export const peopleWords = partWords(import.meta.glob<PeopleWords>('./??.ts', { import: 'people' }));
