/** The table's contract: a command is answered by events or by a rejection, and nothing else can happen. */
import { type GameState, LIMITS, ok, type Result, refuse, type Seat } from '@duopolis/rules';
import { namesCells } from './cell.ts';
import type { CommandFor, MemberCommand, SystemCommand, TableCommand } from './command.ts';
import type { TableEvent } from './event.ts';
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
import { decideBotAnswer, decideBotOffer } from './offers/bots.ts';
import { decideOffer } from './offers/offers.ts';
import { decideBotPlay, decidePlay, stale, withConsequences } from './playing.ts';
import { decideNudge, decidePresence, decideTakeBack, decideTakeOver } from './presence.ts';
import type { TableRejection } from './rejection.ts';
import { gameOf, memberOf, seatOf } from './seats.ts';
import { decideCreate, decideRematch, decideStart } from './starting.ts';
import type { TablePhase, TableState } from './state.ts';
import { decideMute, decideSay } from './talk/talk.ts';
import { decideUndo } from './undo.ts';

type Decision = Result<readonly TableEvent[], TableRejection>;

const SYSTEM = [
  'create',
  'come',
  'drop',
  'take-over',
  'replace-host',
  'bot-play',
  'bot-offer',
  'bot-answer',
  'shut',
] as const satisfies readonly SystemCommand['type'][];

const isSystem = (command: TableCommand): command is SystemCommand =>
  (SYSTEM as readonly string[]).includes(command.type);

/** Clocks may stand still or run back; the table's time does not. */
export function decideTable(state: TableState, command: TableCommand): Decision {
  const stamped: TableCommand = { ...command, at: Math.max(command.at, state.hidden.at) };
  const decision = isSystem(stamped) ? bySystem(state, stamped) : byMember(state, stamped);
  return decision.ok ? ok(withConsequences(state, decision.value)) : decision;
}

const wrongPhase = ({ open }: TableState): Decision =>
  refuse({ code: 'wrong-table-phase', phase: open.phase });

function bySystem(state: TableState, command: SystemCommand): Decision {
  const game = gameOf(state);
  const { phase } = state.open;
  switch (command.type) {
    case 'create':
      return decideCreate(state, command);
    case 'come':
    case 'drop':
      return decidePresence(state, command);
    case 'take-over':
      return decideTakeOver(state, command);
    case 'replace-host':
      return decideHandOver(state, command);
    case 'bot-play':
      return game === undefined ? wrongPhase(state) : decideBotPlay(state, game, command);
    case 'bot-offer':
      return game === undefined ? wrongPhase(state) : decideBotOffer(state, game, command);
    case 'bot-answer':
      return game === undefined ? wrongPhase(state) : decideBotAnswer(state, game, command);
    case 'shut':
      return phase === 'none' || phase === 'closed'
        ? wrongPhase(state)
        : ok([{ type: 'closed', at: command.at }]);
  }
}

const GATHERING: readonly TablePhase[] = ['gathering'];
const PLAYING: readonly TablePhase[] = ['playing'];
const UNCLOSED: readonly TablePhase[] = ['gathering', 'playing', 'over'];

/** When each command can be given, and which only by the host. */
const WHEN: {
  readonly [type in MemberCommand['type']]: { readonly in: readonly TablePhase[]; readonly host?: true };
} = {
  join: { in: UNCLOSED },
  leave: { in: UNCLOSED },
  sit: { in: GATHERING },
  stand: { in: GATHERING },
  'seat-bot': { in: GATHERING, host: true },
  'unseat-bot': { in: GATHERING, host: true },
  ready: { in: GATHERING },
  answer: { in: GATHERING },
  remove: { in: GATHERING, host: true },
  'hand-over': { in: UNCLOSED, host: true },
  start: { in: GATHERING, host: true },
  rematch: { in: ['over'], host: true },
  close: { in: ['gathering', 'over'], host: true },
  play: { in: PLAYING },
  propose: { in: PLAYING },
  'propose-both': { in: PLAYING },
  'move-offer': { in: PLAYING },
  agree: { in: PLAYING },
  'decline-offer': { in: PLAYING },
  withdraw: { in: PLAYING },
  'ask-undo': { in: PLAYING },
  consent: { in: PLAYING },
  decline: { in: PLAYING },
  say: { in: UNCLOSED },
  mute: { in: UNCLOSED },
  nudge: { in: PLAYING },
  'take-back': { in: PLAYING },
};

/** What people can still do at a table with a full log: the game is finished, and they go. */
const WHEN_FULL: ReadonlySet<MemberCommand['type']> = new Set(['play', 'take-back', 'leave', 'close']);
const WHEN_OVERFULL: ReadonlySet<MemberCommand['type']> = new Set(['leave', 'close']);

function isTooLong({ hidden: { bytes } }: TableState, type: MemberCommand['type']): boolean {
  if (bytes < LIMITS.bytesPerTable) return false;
  return !(bytes < 2 * LIMITS.bytesPerTable ? WHEN_FULL : WHEN_OVERFULL).has(type);
}

function byMember(state: TableState, command: MemberCommand): Decision {
  const { open } = state;
  const { type, who } = command;
  if (type !== 'join') {
    const member = memberOf(open, who);
    if (member === undefined || member.left !== undefined) return refuse({ code: 'not-a-member' });
  }
  if (!WHEN[type].in.includes(open.phase)) return wrongPhase(state);
  if (isTooLong(state, type)) return refuse({ code: 'table-too-long', most: LIMITS.bytesPerTable });
  if (WHEN[type].host === true && open.host !== who) return refuse({ code: 'not-the-host' });
  if (!namesCells(command)) return refuse({ code: 'no-such-cell' });
  const game = gameOf(state);
  return game === undefined ? aroundGame(state, command) : inGame(state, game, command);
}

function aroundGame(state: TableState, command: MemberCommand): Decision {
  switch (command.type) {
    case 'join':
      return decideJoin(state, command);
    case 'leave':
      return decideLeave(state, command);
    case 'sit':
      return decideSit(state, command);
    case 'stand':
      return decideStand(state, command);
    case 'seat-bot':
      return decideSeatBot(state, command);
    case 'unseat-bot':
      return decideUnseatBot(state, command);
    case 'ready':
      return decideReady(state, command);
    case 'answer':
      return decideAnswer(state, command);
    case 'remove':
      return decideRemove(state, command);
    case 'hand-over':
      return decideHandOver(state, command);
    case 'start':
      return decideStart(state, command);
    case 'rematch':
      return decideRematch(state, command);
    case 'close':
      return ok([{ type: 'closed', at: command.at }]);
    case 'say':
      return decideSay(state, command);
    case 'mute':
      return decideMute(state, command);
    default:
      return wrongPhase(state);
  }
}

function inGame(state: TableState, game: GameState, command: MemberCommand): Decision {
  switch (command.type) {
    case 'play':
      return decidePlay(state, game, command);
    case 'nudge':
      return decideNudge(state, game, command);
    case 'take-back':
      return decideTakeBack(state, command);
    case 'propose':
    case 'propose-both':
    case 'move-offer':
    case 'agree':
    case 'decline-offer':
    case 'withdraw':
    case 'ask-undo':
    case 'consent':
    case 'decline':
      return betweenPartners(state, game, command);
    default:
      return aroundGame(state, command);
  }
}

type PartnerCommand = CommandFor<
  | 'propose'
  | 'propose-both'
  | 'move-offer'
  | 'agree'
  | 'decline-offer'
  | 'withdraw'
  | 'ask-undo'
  | 'consent'
  | 'decline'
>;

function betweenPartners(state: TableState, game: GameState, command: PartnerCommand): Decision {
  const seat: Seat | undefined = seatOf(state.open, command.who);
  if (seat === undefined) return refuse({ code: 'not-seated' });
  switch (command.type) {
    case 'ask-undo':
    case 'consent':
    case 'decline':
      return decideUndo(state, seat, command);
    case 'propose':
    case 'propose-both': {
      const problem = stale(state, command.position);
      return problem === undefined ? decideOffer(state, game, seat, command) : refuse(problem);
    }
    case 'move-offer':
    case 'agree':
    case 'decline-offer':
    case 'withdraw':
      return decideOffer(state, game, seat, command);
  }
}
