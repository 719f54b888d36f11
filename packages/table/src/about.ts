/** The public facts about a table that the lobby and the store use without loading it. */
import type { Mode } from '@duopolis/rules';
import { dueAt } from './clock.ts';
import type { Access, Pace, Watchers } from './options.ts';
import { memberOf, playingPeople } from './seats.ts';
import type { MemberId, TablePhase, TableState } from './state.ts';

export interface AboutTable {
  readonly phase: TablePhase;
  readonly mode: Mode;
  readonly seats: number;
  readonly free: number;
  readonly capitals: boolean;
  readonly access: Access;
  readonly watching: Watchers;
  readonly pace: Pace['kind'];
  readonly host?: string;
  /** Only for people with the token: the deal that other tables play too, and how many of its games were begun. */
  readonly deal?: string;
  readonly games?: number;
  /** The version at which the last game started: that event has the index of all games. */
  readonly lastStart?: number;
  /** For the server, not for the lobby: since when nothing happened, what happens next, who is concerned. */
  readonly members: readonly MemberId[];
  /** The host, and how many seated people still play themselves. */
  readonly owner?: MemberId;
  readonly people?: number;
  /** How many of them are here. */
  readonly here?: number;
  readonly at: number;
  readonly dueAt?: number;
}

export function aboutTable(state: TableState): AboutTable {
  const { open, hidden } = state;
  const { game, access, watching, pace, deal } = open.options;
  const host = memberOf(open, open.host ?? '')?.name;
  const due = dueAt(state);
  const lastStart = hidden.starts.at(-1);
  return {
    phase: open.phase,
    mode: game.mode,
    seats: game.seats,
    free: open.chairs.filter(({ holder }) => holder.kind === 'nobody').length,
    capitals: game.capitals,
    access,
    watching: watching.who,
    pace: pace.kind,
    ...(host !== undefined && { host }),
    ...(deal !== undefined && { deal, games: open.games }),
    ...(lastStart !== undefined && { lastStart }),
    members: open.members.map(({ id }) => id),
    ...(open.host !== undefined && { owner: open.host }),
    people: playingPeople(open),
    here: open.members.filter(({ here }) => here).length,
    at: hidden.at,
    ...(due !== undefined && { dueAt: due }),
  };
}
