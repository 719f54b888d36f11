/** The table in words: its refusals, how offers end, who stands in, and the ready phrases. */
import type { SetupProblem } from '@duopolis/rules';
import type { OfferDeath, Phrase, StandInReason, TableOptionsProblem, TableRejection } from '@duopolis/table';
import type { HostProblem } from '@duopolis/table/host';
import { type Messages, sayWith } from './coded-messages.ts';
import type { RefusalWords } from './refusals-words.ts';

/** A refusal of the rules uses the rules' own words. */
type OfTheRules = { readonly code: 'game' | 'bad-options' | 'bad-answer' | 'cell-refused' };
type OwnRejection = Exclude<TableRejection, OfTheRules>;
/** Why a message did not reach the table, or its answer did not reach the sender. */
type LostMessage = { readonly code: 'bad-message' | 'too-many-messages' | 'too-many-tables' | 'gone' };
type OwnDeath = Exclude<OfferDeath, { readonly code: 'cell-lost' }>;

export interface TableMessages {
  readonly rejection: Messages<OwnRejection | HostProblem | LostMessage>;
  readonly options: Messages<TableOptionsProblem>;
  readonly death: Messages<OwnDeath>;
  /** The place is lost, with the reason of the rules. */
  /** Why an offer lost its cell: the cell is taken, or the city no longer allows it. */
  readonly cellLost: { readonly taken: string; readonly closed: string };
  readonly standIn: { readonly [reason in StandInReason]: string };
  /** The name of a table that follows the printed rules. */
  readonly strict: string;
  readonly phrases: { readonly [phrase in Phrase]: string };
}

export interface TableWords extends Pick<TableMessages, 'standIn' | 'strict' | 'phrases'> {
  readonly rejection: (problem: TableRejection | HostProblem | LostMessage) => string;
  readonly options: (problem: TableOptionsProblem | SetupProblem) => string;
  readonly death: (death: OfferDeath) => string;
}

export function tableWords(messages: TableMessages, refusals: RefusalWords): TableWords {
  const own = sayWith<OwnRejection | HostProblem | LostMessage>(messages.rejection);
  const ownOptions = sayWith<TableOptionsProblem>(messages.options);
  const ownDeath = sayWith<OwnDeath>(messages.death);
  const options = (problem: TableOptionsProblem | SetupProblem): string => {
    switch (problem.code) {
      case 'out-of-range':
      case 'no-such-bot':
      case 'bad-deal':
      case 'deal-watched':
        return ownOptions(problem);
      case 'too-few-components':
        return refusals.supply(problem);
      default:
        return refusals.options(problem);
    }
  };
  return {
    standIn: messages.standIn,
    strict: messages.strict,
    phrases: messages.phrases,
    options,
    rejection: (problem) => {
      switch (problem.code) {
        case 'game':
          return refusals.rejection(problem.rejection);
        case 'bad-options':
          return options(problem.problem);
        case 'bad-answer':
          return refusals.answer(problem.problem);
        case 'cell-refused':
          return refusals.rejection(problem.refusal);
        default:
          return own(problem);
      }
    },
    death: (death) =>
      death.code === 'cell-lost'
        ? messages.cellLost[death.refusal.code === 'occupied' ? 'taken' : 'closed']
        : ownDeath(death),
  };
}
