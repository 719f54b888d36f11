/** The words of the drawing board. */
import { partWords } from '../../../kit/words/part-words.ts';
import type { Impossible } from '@duopolis/rules/components';
import type { AddressProblem } from '../sketch-link.ts';

type ByCode<Problem extends { readonly code: string }> = {
  readonly [code in Problem['code']]: (facts: Extract<Problem, { readonly code: code }>) => string;
};

type OwnProblem = Extract<AddressProblem, { readonly code: 'bad-part' | 'unknown-part' }>;

export interface EditorWords {
  readonly about: string;
  readonly city: string;
  readonly tools: string;
  readonly tiles: string;
  readonly duplexes: string;
  readonly stacked: string;
  readonly side: string;
  readonly civics: string;
  readonly look: string;
  readonly lookHint: string;
  readonly eraser: string;
  readonly undo: string;
  readonly redo: string;
  readonly clear: string;
  readonly copyNotation: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly linkCopied: string;
  readonly notation: string;
  readonly notationHint: string;
  readonly draw: string;
  readonly badAddress: string;
  readonly problems: ByCode<OwnProblem>;
  readonly around: string;
  readonly ground: string;
  readonly base: string;
  readonly moveMat: string;
  readonly directions: { readonly [direction in 'up' | 'down' | 'left' | 'right']: string };
  readonly gone: (buildings: number) => string;
  readonly others: string;
  readonly othersAbout: string;
  readonly otherCity: (nth: number) => string;
  readonly factoriesOf: (city: string) => string;
  readonly districts: string;
  readonly districtTile: (first: number, second: number) => string;
  readonly pair: (nth: number) => string;
  readonly sizeOf: (city: string) => string;
  readonly here: (size: number) => string;
  readonly best: string;
  readonly bestAbout: string;
  readonly solving: string;
  readonly stop: string;
  readonly isBest: (points: number) => string;
  readonly better: (before: number, points: number) => string;
  readonly notSolved: string;
  readonly possible: string;
  readonly impossible: string;
  /** With more buildings it can still become a valid city. */
  readonly unfinished: string;
  readonly why: ByCode<Impossible>;
  readonly keys: string;
  readonly keyPut: string;
  readonly keyClear: string;
}

export const editorWords = partWords(import.meta.glob<EditorWords>('./??.ts', { import: 'editor' }));
