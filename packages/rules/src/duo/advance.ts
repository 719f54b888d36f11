/** Duo: what the Automa in the third seat adds to a table game of three (DUO-1). */
import { chooseTile } from '../automa/choice.ts';
import { sharedCity } from '../automa/gain.ts';
import type { City } from '../city/city.ts';
import type { EventOf, GameEvent } from '../game/event.ts';
import { factoriesElsewhere } from '../game/result.ts';
import { roundOf } from '../game/rounds.ts';
import type { AutomaTake, GameState } from '../game/state.ts';
import { DUO_AUTOMA, DUO_CITIES } from '../modes/duo.ts';
import { without } from '../tile.ts';
import type { Tile } from '../types.ts';

/** What only happens in duo; everything else is the table's. */
export const advanceDuo = (state: GameState): GameEvent | undefined => setUp(state) ?? automaChoice(state);

/** One random duplex begins each of the Automa's cities, left and right. */
function setUp({ open, hidden }: GameState): EventOf<'set-up'> | undefined {
  if (open.turn > 0) return undefined;
  const begun = open.pending.length + open.cities.reduce((sum, { tiles }) => sum + tiles.length, 0);
  const next = DUO_CITIES[begun];
  return next && { type: 'set-up', city: next.city, tiles: hidden.supply.duplexes.slice(0, 1) };
}

/** By its card, left column for its left city; in round 3 (hands pass right) it takes for the right one first. */
function automaChoice({ open, hidden }: GameState): EventOf<'automa'> | undefined {
  const [card] = hidden.supply.cards;
  const hand = hidden.hands[DUO_AUTOMA];
  if (open.phase !== 'choosing' || open.chosen[DUO_AUTOMA] === true) return undefined;
  if (card === undefined || hand === undefined) return undefined;
  const [left, right] = DUO_CITIES;
  const columns = [
    { city: left.city, column: card.shared },
    { city: right.city, column: card.own },
  ];
  const takes: AutomaTake[] = [];
  let rest = hand;
  for (const { city, column } of roundOf(open).pass === 'left' ? columns : columns.toReversed()) {
    const choice = chooseTile(
      rest,
      column,
      sharedCity(open.cities[city] as City, factoriesElsewhere(open.cities, city)),
    );
    rest = without(rest, [choice.tile]) as readonly Tile[];
    takes.push({ ...choice, city });
  }
  return { type: 'automa', move: { seat: DUO_AUTOMA, card, takes } };
}
