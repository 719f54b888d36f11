/** The cost of a decision, split into its parts: which tiles, which of them for which city, and which cell. */
import type { Command, CommandOf, SeatView } from '@duopolis/rules';
import type { DecisionKind } from './kinds.ts';
import { keyOf, type Rated } from './rating.ts';

export interface Grade {
  readonly kind: DecisionKind;
  readonly played: Command;
  /** The command that promised most, unless it was played. */
  readonly better?: Command;
  /** How much less the played one promised; 0 if nothing promised more. */
  readonly cost: number;
}

/** A smaller difference is noise. */
const LEAST_COST = 0.05;

/** The parts of one command that were decisions, each against the best that was still open in that part. */
export function gradesOf(played: Command, view: SeatView, rated: readonly Rated[]): readonly Grade[] {
  const grade = (
    kind: DecisionKind,
    among: readonly Rated[],
    reached: Rated | undefined,
  ): readonly Grade[] => {
    const [best] = among;
    return best === undefined || reached === undefined || among.length < 2
      ? []
      : [gradeAgainst(kind, played, { best, reached })];
  };
  const own = rated.find(({ command }) => keyOf(command) === keyOf(played));
  switch (played.type) {
    case 'choose':
      return grade('draft', rated, own);
    case 'assign': {
      const sameTile = rated.filter(({ command }) => isSame(command, played, 'tile'));
      return [...grade('draft', rated, sameTile[0]), ...grade('allocation', sameTile, own)];
    }
    case 'place': {
      const sameCity = rated.filter(
        ({ command }) => isSame(command, played, 'tile') && isSame(command, played, 'city'),
      );
      const allocation = isFree(view, played) ? grade('allocation', rated, sameCity[0]) : [];
      return [...allocation, ...grade('placement', sameCity, own)];
    }
    case 'wait':
      return [];
  }
}

function gradeAgainst(
  kind: DecisionKind,
  played: Command,
  { best, reached }: { readonly best: Rated; readonly reached: Rated },
): Grade {
  const cost = best.value - reached.value;
  return cost < LEAST_COST ? { kind, played, cost: 0 } : { kind, played, better: best.command, cost };
}

const isSame = (one: Command, other: CommandOf<'place' | 'assign'>, part: 'tile' | 'city'): boolean =>
  one.type === other.type && one[part] === other[part];

/** Whether the tile could still go to either city (PLACE-1). */
const isFree = ({ open, viewer }: SeatView, { tile }: CommandOf<'place'>): boolean =>
  open.pending.some(
    (pending) => pending.seat === viewer && pending.tile === tile && pending.cities.length > 1,
  );
