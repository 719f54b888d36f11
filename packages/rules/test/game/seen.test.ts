/** The events that viewers get: enough to fold their view, and no secret. */
import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { setUp } from '../../src/game/setup.ts';
import { evolve } from '../../src/game/evolve.ts';
import { evolveView } from '../../src/game/evolve-view.ts';
import { eventFor, eventFilterOf } from '../../src/game/seen-event.ts';
import { type GameState, INITIAL_STATE } from '../../src/state/state.ts';
import { viewFor } from '../../src/game/view.ts';
import type { GameEvent } from '../../src/state/event.ts';
import type { Options } from '../../src/state/options.ts';
import {
  aSeed,
  DUO_OPTIONS,
  EVERY_VIEW,
  nameOf,
  OPEN_DUO_OPTIONS,
  randomGame,
  soloOf,
  tableOf,
} from '../kit/games.ts';

const viewersOf = ({ seats }: Options) => [...Array(seats).keys(), 'spectator'] as const;

describe.each(EVERY_VIEW.map((options) => [nameOf(options), options] as const))('%s', (_, options) => {
  test('folding the events of a viewer gives exactly its view, at every step', () => {
    fc.assert(
      fc.property(aSeed, (seed) => {
        const { events } = randomGame(options, seed, true);
        for (const viewer of viewersOf(options)) {
          let state: GameState = INITIAL_STATE;
          let view = viewFor(state, viewer);
          for (const event of events) {
            const seen = eventFor(state, event, viewer);
            if (seen !== undefined) view = evolveView(view, JSON.parse(JSON.stringify(seen)));
            state = evolve(state, event);
            expect(JSON.stringify(view)).toBe(JSON.stringify(viewFor(state, viewer)));
          }
          expect(view).toEqual(viewFor(state, viewer));
        }
      }),
      { numRuns: 3 },
    );
  });

  test('viewers who see the same get the same object', () => {
    let state: GameState = INITIAL_STATE;
    for (const event of randomGame(options, 'same').events) {
      const tell = eventFilterOf(state, event);
      const known = new Map<string, unknown>();
      for (const viewer of [...viewersOf(options), 'spectator'] as const) {
        const seen = tell(viewer);
        const text = JSON.stringify(seen);
        if (event.type !== 'dealt' && event.type !== 'passed') expect(known.get(text) ?? seen).toBe(seen);
        known.set(text, seen);
      }
      expect(tell('spectator')).toBe(tell('spectator'));
      state = evolve(state, event);
    }
  });
});

const eventOf = (options: Options, type: GameEvent['type']) => {
  const { events } = randomGame(options, 'told');
  const nth = events.findIndex((event) => event.type === type);
  const state = events.slice(0, nth).reduce(evolve, INITIAL_STATE);
  return { state, event: events[nth] as GameEvent };
};

test('a changed choice is sent to its own seat only', () => {
  const { state, event } = eventOf(tableOf(3), 'chose');
  const { seat } = event as Extract<GameEvent, { type: 'chose' }>;
  const again = evolve(state, event);
  const other = (seat + 1) % 3;
  expect(eventFor(state, event, other)).toEqual({ type: 'chose', seat });
  expect(eventFor(again, event, other)).toBeUndefined();
  expect(eventFor(again, event, 'spectator')).toBeUndefined();
  expect(eventFor(again, event, seat)).toBe(event);
});

test('DUO-2: a secret Automa has chosen, and nobody sees its choice before the reveal', () => {
  const { state, event } = eventOf(DUO_OPTIONS, 'automa');
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(eventFor(state, event, viewer)).toEqual({ type: 'chose', seat: 2 });
});

test('DUO-2: an open Automa assigns first, and everyone sees its card, its tiles and why', () => {
  const { state, event } = eventOf(OPEN_DUO_OPTIONS, 'automa');
  for (const viewer of [0, 1, 'spectator'] as const) expect(eventFor(state, event, viewer)).toBe(event);
  const { open } = evolve(state, event);
  expect(open.chosen).toEqual([false, false, true]);
  expect(open.automas).toEqual([(event as Extract<GameEvent, { type: 'automa' }>).move]);
  expect(open.pending).toEqual([]);
});

test('DUO-2: open or in secret, the game is the same and only what people see differs', () => {
  const [open, secret] = [OPEN_DUO_OPTIONS, DUO_OPTIONS].map((options) => randomGame(options, 'same').events);
  expect(open?.slice(1)).toEqual(secret?.slice(1));
});

test('DUO-2: an open Automa is refused where there is no duo', () => {
  expect(setUp({ ...tableOf(3), openAutoma: true }, 'a')).toEqual({
    ok: false,
    error: { code: 'duo-options', rule: 'DUO-2', mode: 'table' },
  });
});

test('FULL-2: alone all hands are open, and so is what an Automa takes', () => {
  const automa = eventOf(soloOf('full'), 'automa');
  const dealt = eventOf(soloOf('full'), 'dealt');
  for (const viewer of [0, 'spectator'] as const) {
    expect(eventFor(automa.state, automa.event, viewer)).toBe(automa.event);
    expect(eventFor(dealt.state, dealt.event, viewer)).toBe(dealt.event);
  }
});
