/** Decides what to send to one person now: pure, from the tables that wait for them and their settings. */
import type { NoticeSettings, WayTables } from '@duopolis/protocol';
import { quietUntil } from './quiet.ts';

/** A table that waits for a person, in one of its phases. */
export interface Turn {
  readonly table: string;
  readonly position: number;
  readonly act: string;
  /** When the phase began, or when they last left the table in it. */
  readonly since: number;
  readonly until: number;
  /** They view the table now. */
  readonly here: boolean;
  /** Each is settled once, sent or not. */
  readonly noticed: boolean;
  readonly reminded: boolean;
  readonly due: number | null;
}

/** What happens to a pending turn: whether it is settled, and when to look at it again. */
export interface Mark {
  readonly turn: Turn;
  readonly noticed: boolean;
  readonly reminded: boolean;
  readonly due: number | null;
}

/** One channel's share: all tables that wait, and those that cause the notice. */
export interface Notice {
  readonly kind: 'turn' | 'reminder';
  readonly tables: readonly NoticeTable[];
}

export interface NoticeTable extends Pick<Turn, 'table' | 'position' | 'act' | 'until'> {
  /** This one causes the notice. */
  readonly fresh: boolean;
}

interface PlannedWay {
  readonly id: string;
  readonly tables: WayTables;
}

export interface PlannedNotice {
  readonly marks: readonly Mark[];
  readonly notices: readonly { readonly way: string; readonly notice: Notice }[];
}

export interface Planning {
  readonly now: number;
  /** Milliseconds that somebody has to act or to look before a notice is sent. */
  readonly delay: number;
  readonly settings: NoticeSettings;
  readonly ways: readonly PlannedWay[];
}

const HOUR = 3_600_000;

/** An hour before the deadline, or a quarter of the time if that is less. */
const remindAt = ({ since, until }: Turn): number => until - Math.min(HOUR, (until - since) / 4);

export const isFor = ({ all, but }: WayTables, table: string): boolean => all !== but.includes(table);

/** What a pending turn needs now. */
interface Asked {
  readonly turn: Turn;
  /** One of the two is due. */
  readonly first: boolean;
  readonly last: boolean;
}

function askedOf(turn: Turn, { now, delay }: Planning): Asked {
  return {
    turn,
    first: !turn.noticed && now >= turn.since + delay,
    last: !turn.reminded && now >= remindAt(turn),
  };
}

/** Nothing is sent to somebody who views the table, or too late. */
const isSent = ({ turn, first, last }: Asked, now: number): boolean =>
  now < turn.until && !turn.here && (first || last);

const isHeld = (asked: Asked, { now, settings }: Planning): boolean =>
  isSent(asked, now) && quietUntil(settings, now) !== undefined && !(asked.last && settings.urgent);

export function plan(turns: readonly Turn[], planning: Planning): PlannedNotice {
  const { now, ways } = planning;
  const all = turns.map((turn) => askedOf(turn, planning));
  const triggers = all.filter((asked) => isSent(asked, now) && !isHeld(asked, planning));
  /** A person with notices for one table gets them for every new one. */
  const fresh = new Set(
    triggers.length === 0
      ? []
      : all
          .filter((asked) => triggers.includes(asked) || (!asked.turn.noticed && !asked.turn.here))
          .map(({ turn }) => turn),
  );
  return {
    marks: all.map((asked) => markOf({ ...asked, fresh: fresh.has(asked.turn) }, planning)),
    notices: ways.flatMap(({ id, tables }) => {
      const covered = all.filter(({ turn }) => isFor(tables, turn.table));
      if (!covered.some((asked) => triggers.includes(asked))) return [];
      const last = covered.some((asked) => triggers.includes(asked) && asked.last);
      const listed = covered.map(({ turn }) => ({
        table: turn.table,
        position: turn.position,
        act: turn.act,
        until: turn.until,
        fresh: fresh.has(turn),
      }));
      return [
        { way: id, notice: { kind: last ? ('reminder' as const) : ('turn' as const), tables: listed } },
      ];
    }),
  };
}

/** A turn whose person views the table stays open: the event of their leaving makes it due again. */
function markOf(asked: Asked & { readonly fresh: boolean }, planning: Planning): Mark {
  const { turn, first, last, fresh } = asked;
  if (turn.here) return { turn, noticed: turn.noticed, reminded: turn.reminded, due: null };
  const { now, delay, settings } = planning;
  const held = !fresh && isHeld(asked, planning);
  const noticed = turn.noticed || fresh || (first && !held);
  const reminded = turn.reminded || (last && !held);
  const times = [
    ...(noticed ? [] : [held ? (quietUntil(settings, now) ?? now) : turn.since + delay]),
    ...(reminded ? [] : [held && last ? (quietUntil(settings, now) ?? now) : remindAt(turn)]),
  ];
  return { turn, noticed, reminded, due: times.length === 0 ? null : Math.min(...times) };
}
