/** What the moments of one table leave on its screen: a scene over everything, changed scores, lit cells. */
import type { OpenGame } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { ScoreChange } from './changes.ts';
import type { Lit } from './lit-cells.ts';
import type { Moment, MomentOf } from './moments.ts';

/** A reveal or the end of a round, over the whole table. */
export interface Scene {
  readonly view: TableView;
  readonly moment: MomentOf<'reveal' | 'round'>;
  /** Milliseconds. */
  readonly lasts: number;
}

export interface Screen {
  readonly scene: ReadonlySignal<Scene | undefined>;
  /** How scores changed since the last reveal. */
  readonly changes: ReadonlySignal<readonly ScoreChange[]>;
  readonly lit: ReadonlySignal<readonly Lit[]>;
  /** The position whose points are shown while tiles of later ones are still on their way; otherwise undefined. */
  readonly scored: ReadonlySignal<OpenGame | undefined>;
  /** Points stay those of this position until the moments of the next ones are noted. */
  readonly holdScores: (before: TableView, moments: readonly Moment[]) => void;
  readonly setScene: (scene: Scene | undefined) => void;
  readonly note: (moment: Moment, view: TableView) => void;
  readonly light: (marks: readonly Lit[], milliseconds: number) => void;
}

export function createScreen(): Screen {
  const scene = signal<Scene | undefined>(undefined);
  const changes = signal<readonly ScoreChange[]>([]);
  const lit = signal<readonly Lit[]>([]);
  const scored = signal<OpenGame | undefined>(undefined);
  /** Changes of scores that are still to be shown. */
  let counting = 0;
  return {
    scene,
    changes,
    lit,
    scored,
    holdScores: (before, moments) => {
      counting += moments.filter(({ kind }) => kind === 'score').length;
      if (scored.peek() === undefined && moments.some((moment) => isByOthers(moment, before)))
        scored.value = before.game?.open;
    },
    setScene: (next) => {
      scene.value = next;
    },
    note: (moment, view) => {
      if (moment.kind === 'reveal') changes.value = [];
      if (moment.kind !== 'score') return;
      changes.value = withChanges(changes.peek(), moment.changes);
      counting = Math.max(0, counting - 1);
      if (scored.peek() !== undefined) scored.value = counting === 0 ? undefined : view.game?.open;
    },
    light: (marks, milliseconds) => {
      if (marks.length === 0) return;
      lit.value = [...lit.peek(), ...marks];
      setTimeout(() => {
        lit.value = lit.peek().filter((mark) => !marks.includes(mark));
      }, milliseconds);
    },
  };
}

/** A tile that flies in; my own is in its place before it counts. */
const isByOthers = (moment: Moment, { game }: TableView): boolean =>
  moment.kind === 'place' && moment.seat !== game?.viewer;

const isSameRow = (one: ScoreChange, other: ScoreChange): boolean =>
  one.city === other.city && one.term === other.term;

/** Changes of one row for the same reason add up; otherwise the newest is shown. */
export function withChanges(
  before: readonly ScoreChange[],
  fresh: readonly ScoreChange[],
): readonly ScoreChange[] {
  const added = fresh.map((change) => {
    const earlier = before.find((other) => isSameRow(change, other));
    const points = earlier?.cause.kind === change.cause.kind ? earlier.points + change.points : change.points;
    return { ...change, points };
  });
  return [...before.filter((one) => !fresh.some((other) => isSameRow(one, other))), ...added].filter(
    ({ points }) => points !== 0,
  );
}
