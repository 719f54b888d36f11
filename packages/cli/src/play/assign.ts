/** Assigning in the solo game: a tile of your hand for each city, changeable until all are confirmed (SOLO-2). */
import type { CityIndex, OpenGame, Tile } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { cityAt } from '@duopolis/rules/cities';
import { factoriesElsewhere } from '@duopolis/rules/scoring';
import { cityInView } from '@duopolis/rules/solo';
import { type Gift, myHand, type Play, type StepAt } from './play-state.ts';

type Assigning = StepAt<'assigning'>;

export const citiesToGive = ({ assignTo }: OpenGame, gifts: readonly Gift[]): readonly CityIndex[] =>
  assignTo.filter((city) => !gifts.some((gift) => gift.city === city));

const isGiven = ({ gifts }: Assigning, index: number): boolean => gifts.some((gift) => gift.index === index);

/** What a tile would add to a city at its best, as an Automa would count it (AUTOMA-2). */
export function gainAtBest({ cities }: OpenGame, city: CityIndex, tile: Tile): number {
  return cityInView(cityAt(cities, city), factoriesElsewhere(cities, city)).gainOf(tile).points;
}

export function pressAssigning(play: Play, step: Assigning, key: string): Play {
  const { open } = play.game;
  const hand = myHand(play);
  const left = citiesToGive(open, step.gifts);
  const to = (next: Assigning): Play => ({ ...play, step: next });
  const move = (by: number): Play => {
    let cursor = step.cursor;
    do cursor = (cursor + by + hand.length) % hand.length;
    while (isGiven(step, cursor) && cursor !== step.cursor);
    return to({ ...step, cursor });
  };
  if (key === 'u' || key === 'undo') return to(withoutLast(step));
  if (left.length === 0) return play;
  if (key === 'left') return move(-1);
  if (key === 'right') return move(1);
  if (key === 'tab' || key === 'up' || key === 'down') {
    const city = itemAt(left, (left.indexOf(step.city) + 1) % left.length);
    return to({ ...step, city });
  }
  if (/^[1-9]$/.test(key)) {
    const index = Number(key) - 1;
    return index < hand.length && !isGiven(step, index)
      ? to(given(open, step, { index, tiles: hand.length }))
      : play;
  }
  return key === 'enter' || key === 'space'
    ? to(given(open, step, { index: step.cursor, tiles: hand.length }))
    : play;
}

function given(
  open: OpenGame,
  step: Assigning,
  { index, tiles }: { readonly index: number; readonly tiles: number },
): Assigning {
  const gifts = [...step.gifts, { index, city: step.city }];
  const free = Array.from({ length: tiles }, (_, nth) => nth).filter(
    (nth) => !gifts.some((gift) => gift.index === nth),
  );
  const cursor = free.find((nth) => nth > index) ?? free[0] ?? index;
  return { ...step, gifts, cursor, city: citiesToGive(open, gifts)[0] ?? step.city };
}

function withoutLast(step: Assigning): Assigning {
  const last = step.gifts.at(-1);
  if (last === undefined) return step;
  return { ...step, gifts: step.gifts.slice(0, -1), cursor: last.index, city: last.city };
}
