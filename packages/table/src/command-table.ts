/** The command table: when each command is allowed, for whom, and which function decides it. */
import { type Cell, ok } from '@duopolis/rules';
import type { CommandFor, TableCommand } from './table-command.ts';
import type { AtGame, AtPlay, AtSeat, Decision } from './decision.ts';
import {
  decideAnswer,
  decideHandOver,
  decideJoin,
  decideLeave,
  decideReady,
  decideRemove,
  decideSeatBot,
  decideSit,
  decideStand,
  decideUnseatBot,
} from './gathering.ts';
import { decideBotAnswer, decideBotOffer } from './offers/bot-offers.ts';
import {
  decideAgree,
  decideDeclineOffer,
  decideMoveOffer,
  decidePropose,
  decideProposeBoth,
  decideWithdraw,
} from './offers/offers.ts';
import { decideBotPlay, decidePlay } from './playing.ts';
import { decideNudge, decidePresence, decideTakeBack, decideTakeOver } from './presence.ts';
import { decideCreate, decideRematch, decideStart } from './starting.ts';
import { TABLE_PHASES, type TablePhase, type TableState } from './state.ts';
import { decideMute, decideSay } from './talk/talk.ts';
import { decideAskUndo, decideConsent, decideDecline } from './undo.ts';

/** The phases of the table in which a command is allowed. */
export const WHEN = {
  new: ['none'],
  gathering: ['gathering'],
  playing: ['playing'],
  over: ['over'],
  idle: ['gathering', 'over'],
  unclosed: ['gathering', 'playing', 'over'],
  always: TABLE_PHASES,
} as const satisfies Readonly<Record<string, readonly TablePhase[]>>;
type When = keyof typeof WHEN;

/** `system` is the program that runs the table; `anyone` and the rest are people. */
type Who = 'system' | 'anyone' | 'member' | 'seated' | 'host';

type Decide<At, C> = (at: At, command: C) => Decision;

/** A row that is about the game gets the game; a row for seated members gets the seat. */
type Decider<C> =
  | {
      readonly when: Exclude<When, 'playing'>;
      readonly who: Exclude<Who, 'seated'>;
      readonly decide: Decide<TableState, C>;
    }
  | {
      readonly when: Exclude<When, 'playing'>;
      readonly who: 'seated';
      readonly decide: Decide<AtSeat, C>;
    }
  | { readonly when: 'playing'; readonly who: Exclude<Who, 'seated'>; readonly decide: Decide<AtGame, C> }
  | { readonly when: 'playing'; readonly who: 'seated'; readonly decide: Decide<AtPlay, C> };

export type CommandRow<C> = Decider<C> & {
  /** Members may still use it when the log is full, or twice as long. */
  readonly despite?: 'full-log' | 'overfull-log';
  /** The cells in a member's command, checked before it is decided. */
  readonly cells?: (command: C) => readonly Cell[];
};

const cellOf = ({ cell }: { readonly cell: Cell }): readonly Cell[] => [cell];
const close = (_: TableState, { at }: CommandFor<'close' | 'shut'>): Decision => ok([{ type: 'closed', at }]);

export const COMMANDS = {
  join: { when: 'unclosed', who: 'anyone', decide: decideJoin },
  leave: { when: 'unclosed', who: 'member', decide: decideLeave, despite: 'overfull-log' },
  sit: { when: 'gathering', who: 'member', decide: decideSit },
  stand: { when: 'gathering', who: 'seated', decide: decideStand },
  'seat-bot': { when: 'gathering', who: 'host', decide: decideSeatBot },
  'unseat-bot': { when: 'gathering', who: 'host', decide: decideUnseatBot },
  ready: { when: 'gathering', who: 'seated', decide: decideReady },
  answer: { when: 'gathering', who: 'member', decide: decideAnswer },
  remove: { when: 'gathering', who: 'host', decide: decideRemove },
  'hand-over': { when: 'unclosed', who: 'host', decide: decideHandOver },
  start: { when: 'gathering', who: 'host', decide: decideStart },
  rematch: { when: 'over', who: 'member', decide: decideRematch },
  close: { when: 'idle', who: 'host', decide: close, despite: 'overfull-log' },
  play: {
    when: 'playing',
    who: 'seated',
    decide: decidePlay,
    despite: 'full-log',
    cells: ({ move }) => (move.type === 'place' ? [move.at] : []),
  },
  propose: {
    when: 'playing',
    who: 'seated',
    decide: decidePropose,
    cells: ({ proposal }) => [proposal.cell],
  },
  'propose-both': {
    when: 'playing',
    who: 'seated',
    decide: decideProposeBoth,
    cells: ({ proposals }) => proposals.map(({ cell }) => cell),
  },
  'move-offer': { when: 'playing', who: 'seated', decide: decideMoveOffer, cells: cellOf },
  agree: { when: 'playing', who: 'seated', decide: decideAgree, cells: cellOf },
  'decline-offer': { when: 'playing', who: 'seated', decide: decideDeclineOffer, cells: cellOf },
  withdraw: { when: 'playing', who: 'seated', decide: decideWithdraw },
  'ask-undo': { when: 'playing', who: 'seated', decide: decideAskUndo, cells: cellOf },
  consent: { when: 'playing', who: 'seated', decide: decideConsent, cells: cellOf },
  decline: { when: 'playing', who: 'seated', decide: decideDecline },
  say: { when: 'unclosed', who: 'member', decide: decideSay },
  mute: { when: 'unclosed', who: 'member', decide: decideMute },
  nudge: { when: 'playing', who: 'seated', decide: decideNudge },
  'take-back': { when: 'playing', who: 'seated', decide: decideTakeBack, despite: 'full-log' },
  create: { when: 'new', who: 'system', decide: decideCreate },
  come: { when: 'always', who: 'system', decide: decidePresence },
  drop: { when: 'always', who: 'system', decide: decidePresence },
  'take-over': { when: 'always', who: 'system', decide: decideTakeOver },
  'replace-host': { when: 'always', who: 'system', decide: decideHandOver },
  'bot-play': { when: 'playing', who: 'system', decide: decideBotPlay },
  'bot-offer': { when: 'playing', who: 'system', decide: decideBotOffer },
  'bot-answer': { when: 'playing', who: 'system', decide: decideBotAnswer },
  shut: { when: 'unclosed', who: 'system', decide: close },
} as const satisfies { readonly [T in TableCommand['type']]: CommandRow<CommandFor<T>> };
