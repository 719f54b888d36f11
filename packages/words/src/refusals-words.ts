/** Everything the rules can refuse, for every language to put into words. */
import type { OptionsProblem, Rejection, SupplyProblem } from '@duopolis/rules';
import type { AnswerProblem } from '@duopolis/rules/chance';
import type { NotationProblem } from '@duopolis/rules/notation';
import { type Messages, sayWith } from './coded-messages.ts';

export interface RefusalMessages {
  readonly rejection: Messages<Rejection>;
  readonly options: Messages<OptionsProblem>;
  readonly supply: Messages<SupplyProblem>;
  readonly notation: Messages<NotationProblem>;
  readonly answer: Messages<AnswerProblem>;
}

export interface RefusalWords {
  readonly rejection: (problem: Rejection) => string;
  readonly options: (problem: OptionsProblem) => string;
  readonly supply: (problem: SupplyProblem) => string;
  readonly notation: (problem: NotationProblem) => string;
  readonly answer: (problem: AnswerProblem) => string;
}

export const refusalWords = (messages: RefusalMessages): RefusalWords => ({
  rejection: sayWith<Rejection>(messages.rejection),
  options: sayWith<OptionsProblem>(messages.options),
  supply: sayWith<SupplyProblem>(messages.supply),
  notation: sayWith<NotationProblem>(messages.notation),
  answer: sayWith<AnswerProblem>(messages.answer),
});
