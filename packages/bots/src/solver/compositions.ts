/** All the ways to fill a city from the box, so that the best of them can be found and proven (npm run prove). */
import type { Letter, Tile } from '@duopolis/rules';
import { lettersOf, PLAIN_LETTERS, TAVERN_LETTERS } from '@duopolis/rules/notation';
import type { Components } from '@duopolis/rules/components';
import { countLetters, type FactoryWorth, tavernPoints } from '@duopolis/rules/scoring';
import { SQUARE_CELLS } from './patterns.ts';
import { betterThan, type Solution } from './solve.ts';

export interface BestOfAll {
  readonly best: Solution | undefined;
  /** How many sets of tiles were tried or ruled out by their bound. */
  readonly tried: number;
}

/** The best city of any single tiles with the given duplexes, if one is worth more than `than`. */
export function bestOfAll(
  duplexes: readonly Tile[],
  { buildings }: Pick<Components, 'buildings'>,
  { worth, than }: { readonly worth: FactoryWorth; readonly than: number },
): BestOfAll {
  const halves = duplexes.flatMap(lettersOf);
  const singles = SQUARE_CELLS - halves.length;
  const taverns = Array.from({ length: singles + 1 }, (_, number) => bestTaverns(number, halves, buildings));
  let best: Solution | undefined;
  let tried = 0;
  const fill = (letter: number, left: number, tiles: readonly Tile[]): void => {
    const plain = PLAIN_LETTERS[letter];
    if (plain === undefined) {
      const kinds = taverns[left];
      if (kinds === undefined) return;
      tried++;
      best = betterThan([...tiles, ...kinds, ...duplexes], worth, best?.points ?? than) ?? best;
      return;
    }
    for (let number = 0; number <= Math.min(left, buildings[plain]); number++) {
      fill(letter + 1, left - number, [...tiles, ...Array<Tile>(number).fill(plain)]);
    }
  };
  fill(0, singles, []);
  return { best, tried };
}

/** The best kinds for a number of taverns. Their cells make no difference (TAVERN-1). */
function bestTaverns(
  number: number,
  halves: readonly Letter[],
  buildings: Components['buildings'],
): readonly Letter[] | undefined {
  let best: readonly Letter[] | undefined;
  let most = -1;
  const choose = (kind: number, left: number, chosen: readonly Letter[]): void => {
    const letter = TAVERN_LETTERS[kind];
    if (letter === undefined) {
      if (left > 0) return;
      const { d, e, m, b } = countLetters([...chosen, ...halves]);
      const points = tavernPoints(d, e, m, b);
      if (points > most) [most, best] = [points, chosen];
      return;
    }
    for (let copies = 0; copies <= Math.min(left, buildings[letter]); copies++) {
      choose(kind + 1, left - copies, [...chosen, ...Array<Letter>(copies).fill(letter)]);
    }
  };
  choose(0, number, []);
  return best;
}
