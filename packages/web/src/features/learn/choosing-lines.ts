/** The lines for choosing two tiles. */
import { type Tile, TILES_A_TURN } from '@duopolis/rules';
import type { Advice } from './advice.ts';
import type { LessonId } from './lessons.ts';
import { type Line, nounOf, type Said, type Target, WAITING } from './lesson-lines.ts';
import { unexplainedType, type Moment, weakerSide } from './moment.ts';

/** The indexes of the advised tiles in the hand, already picked ones first. */
function placesOf({ game: { hand }, picked }: Moment, tiles: readonly Tile[]): readonly number[] {
  const order = [...picked, ...hand.keys()];
  const found: number[] = [];
  for (const tile of tiles) {
    const place = order.find((nth) => hand[nth] === tile && !found.includes(nth));
    if (place !== undefined) found.push(place);
  }
  return found;
}

/** What the last picked tile wants, if its type is new; otherwise only the next step. */
function sayPicked(moment: Moment, [taught, plain]: readonly [Line, Line]): Pick<Said, 'line' | 'facts'> {
  const tiles = moment.picked.flatMap((place) => moment.game.hand[place] ?? []);
  const last = tiles.at(-1);
  const fresh = last === undefined ? undefined : unexplainedType(moment, last, tiles.slice(0, -1));
  return fresh === undefined ? { line: plain } : { line: taught, facts: { fresh } };
}

export function sayChoose(id: LessonId, moment: Moment, advice: Advice | undefined): Said {
  if (moment.phase === 'locked') return WAITING;
  const { picked, game } = moment;
  const by = weakerSide(moment.now) ?? 'left';
  const tiles = advice?.placements.map(({ tile }) => tile) ?? [];
  const places = placesOf(moment, tiles);
  const wanted = places.filter((place) => !picked.includes(place));
  const [next] = wanted;
  const targets = wanted.map((index): Target => ({ kind: 'tile', index }));
  const facts = { tile: nounOf(next === undefined ? undefined : game.hand[next]) };
  const hint = { line: 'pair', targets } as const;
  if (picked.length >= TILES_A_TURN) {
    const lock: readonly Target[] = [{ kind: 'lock' }];
    const isAdvised = wanted.length === 0 || (id !== 'hand' && id !== 'pair');
    if (!isAdvised) return { line: 'otherwise', by: 'left', targets: lock, facts };
    if (id === 'hand') return { line: 'lock', by: 'left', targets: lock };
    return { ...sayPicked(moment, ['pickedBoth', 'chosen']), by, targets: lock };
  }
  const isFirst = picked.length === 0;
  switch (id) {
    case 'hand':
      return isFirst
        ? { line: 'hand', by: 'left', targets: targets.slice(0, 1), facts }
        : { line: 'second', by: 'right', targets: targets.slice(0, 1), facts };
    case 'pair':
      return isFirst
        ? { line: 'pair', by: 'left', targets }
        : { line: 'more', by: 'right', targets: targets.slice(0, 1), facts };
    case 'duplex':
      return {
        ...(isFirst ? ({ line: 'duplex' } as const) : sayPicked(moment, ['picked', 'oneMore'])),
        by: 'left',
        targets: [{ kind: 'hand' }],
        hint: { line: 'theseTwo', targets },
      };
    case 'on':
      return {
        ...(isFirst ? ({ line: 'on' } as const) : sayPicked(moment, ['picked', 'on'])),
        by,
        targets: [],
        hint,
      };
    default:
      return {
        ...(isFirst ? ({ line: 'free' } as const) : sayPicked(moment, ['picked', 'oneMore'])),
        by,
        targets: [{ kind: 'hand' }],
        hint,
      };
  }
}
