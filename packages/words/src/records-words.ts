/** Records in words: what can't be read, and which rule a game breaks. */
import type { OptionsProblem, Rejection } from '@duopolis/rules';
import type { Expected, JsonProblem, Measure } from '@duopolis/rules/json';
import type { FoulReason } from '@duopolis/rules/record';
import { type Messages, sayWith } from './coded-messages.ts';
import type { RefusalWords } from './refusals-words.ts';

/** Violations that only a record can have; the rest are the refusals of the table. */
type RecordFoul = Exclude<FoulReason, Rejection | OptionsProblem>;

export interface RecordMessages {
  readonly json: Messages<JsonProblem>;
  readonly foul: Messages<RecordFoul>;
}

export interface RecordWords {
  readonly json: (problem: JsonProblem) => string;
  readonly foul: (problem: FoulReason) => string;
}

const OPTIONS_CODES: readonly string[] = [
  'wrong-seats',
  'wrong-token',
  'duo-options',
  'solo-options',
  'wrong-difficulty',
] satisfies readonly OptionsProblem['code'][];

const isOfOptions = (reason: Rejection | OptionsProblem): reason is OptionsProblem =>
  OPTIONS_CODES.includes(reason.code);

export type ExpectedNames = { readonly [kind in Extract<Expected, string>]: string };

/** How a value exceeds a limit. */
export type MeasuredNames = { readonly [measure in Measure]: (found: number) => string };

/** What would be right, by its name; values as they would be written. */
export const expectedIn =
  (names: ExpectedNames, or: string) =>
  (expected: Expected): string =>
    typeof expected === 'string'
      ? names[expected]
      : expected.map((value) => JSON.stringify(value)).join(` ${or} `);

export function recordWords({ json, foul }: RecordMessages, refusals: RefusalWords): RecordWords {
  const ownFoul = sayWith<RecordFoul>(foul);
  const isOwn = (reason: FoulReason): reason is RecordFoul => reason.code in foul;
  return {
    json: sayWith<JsonProblem>(json),
    foul: (reason) => {
      if (isOwn(reason)) return ownFoul(reason);
      return isOfOptions(reason) ? refusals.options(reason) : refusals.rejection(reason);
    },
  };
}
