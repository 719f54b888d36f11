/** Messages by code: a function for each code over its facts, so that a missing code is a type error. */

export interface Coded {
  readonly code: string;
}

type FactsOf<Problem, Code> = Problem extends { readonly code: infer Own }
  ? Code extends Own
    ? Problem
    : never
  : never;

export type Messages<Problem extends Coded> = {
  readonly [code in Problem['code']]: (facts: FactsOf<Problem, code>) => string;
};

/** The message function for all codes of a problem; an unknown code of a newer server is shown as it is. */
export const sayWith =
  <Problem extends Coded>(messages: Messages<Problem>) =>
  (problem: Problem): string => {
    const message = messages[problem.code as Problem['code']] as ((facts: Problem) => string) | undefined;
    return message?.(problem) ?? problem.code;
  };
