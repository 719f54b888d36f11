/** Golden playthroughs that a person can read: whole games as text, checked in next to this file. */
import { expect, test } from 'vitest';
import { gridOf } from '../../src/cities/grid.ts';
import type { GameEvent } from '../../src/state/event.ts';
import type { GameState } from '../../src/state/state.ts';
import { makeCity } from '../../src/notation/city-notation.ts';
import { DUEL_OPTIONS, DUO_OPTIONS, inCapitals, nameOf, randomGame, soloOf, tableOf } from '../kit/games.ts';

/** One line per event, with what a reader needs to follow the game on paper. */
function lineOf(event: GameEvent): string | undefined {
  switch (event.type) {
    case 'begun':
      return `seating ${event.seating.join(' ')}; tokens ${event.tokens.join(' ')}${event.mats ? `; mats ${event.mats.join(' ')}` : ''}`;
    case 'set-up':
      return `city ${event.city} begins with ${event.tiles.join(' ')}`;
    case 'drew':
      return `random tiles: ${event.tiles.join(' ')}`;
    case 'dealt':
      return `round ${event.round}: ${event.hands.map((hand) => hand.join(' ')).join(' / ')}`;
    case 'automa':
      return `  seat ${event.move.seat}, card ${event.move.card.number}: ${event.move.takes
        .map(
          ({ tile, city, symbol, candidates }) =>
            `${tile} to city ${city} by ${symbol} (${candidates.map((other) => `${other.tile} ${other.gain.points}`).join(', ')})`,
        )
        .join('; ')}`;
    case 'assigned':
      return `  seat ${event.seat} assigns ${event.tile} to city ${event.city}`;
    case 'revealed':
      return `  revealed: ${event.choices.map((tiles) => tiles.join(' ')).join(' / ')}`;
    case 'placed':
      return `  seat ${event.seat} places ${event.tile} in city ${event.city} at ${event.at.join(',')}`;
    case 'waited':
      return `  seat ${event.seat} waits`;
    case 'stood-off':
      return `  seat ${event.seat} must place`;
    case 'passed':
      return `  hands pass ${event.to}`;
    case 'discarded':
      return '  last tiles discarded';
    case 'chose':
    case 'ended':
      return undefined;
  }
}

const cityLine = ({ open }: GameState, index: number): string => {
  const city = open.cities[index];
  const shown = city?.laid?.join(' ') ?? makeCity(gridOf(city ?? { tiles: [] }));
  const { total, ...parts } = open.result?.cities[index] ?? { total: 0 };
  return `city ${index}: ${shown} = ${total} (${Object.entries(parts)
    .map(([part, points]) => `${part} ${points}`)
    .join(', ')})`;
};

function playthrough(options: Parameters<typeof randomGame>[0], seed: string): string {
  const { events, states } = randomGame(options, seed, true);
  const last = states.at(-1) as GameState;
  const seats = (last.open.result?.seats ?? []).map(
    ({ score, rank, decidedBy }, seat) =>
      `seat ${seat}: rank ${rank} with ${score}${decidedBy ? ` (by ${decidedBy})` : ''}`,
  );
  return [
    `${nameOf(options)}, seed "${seed}"`,
    ...events.flatMap((event) => lineOf(event) ?? []),
    ...last.open.cities.map((_, index) => cityLine(last, index)),
    ...seats,
    '',
  ].join('\n');
}

test.each([
  ['table', tableOf(3)],
  ['duel', DUEL_OPTIONS],
  ['duo', DUO_OPTIONS],
  ['solo-simple', soloOf('simple')],
  ['solo-full', soloOf('full')],
  ['capitals', inCapitals(tableOf(3))],
] as const)('the golden game %s never changes', async (name, options) => {
  await expect(playthrough(options, 'golden')).toMatchFileSnapshot(`playthroughs/${name}.txt`);
});
