/** A reveal measures everything before it moves anything: each answer after a change costs a layout of the whole table. */
import { expect, test } from 'vitest';
import { elementRef } from '../../../src/game/motion/element-registry.ts';
import type { MomentOf } from '../../../src/game/motion/moments.ts';
import { revealSteps } from '../../../src/game/motion/reveal-steps.ts';

const SEATS = [1, 2, 3, 0] as const;

/** An element that notes what it is asked and told. */
const elementIn = (notes: string[], children: readonly Element[] = []): Element =>
  ({
    children,
    lastElementChild: children.at(-1) ?? null,
    getBoundingClientRect: () => {
      notes.push('measured');
      return { x: 10, y: 20, width: 30, height: 40 };
    },
    animate: () => {
      notes.push('moved');
      return {};
    },
  }) as unknown as Element;

test.each([
  ['all move', false, SEATS.length * 2],
  ['with less motion nothing is measured', true, 0],
] as const)('%s', (_, isStill, measured) => {
  Object.assign(globalThis, { innerWidth: 1280, innerHeight: 800 });
  const notes: string[] = [];
  const part = (...children: readonly Element[]): Element => elementIn(notes, children);
  for (const seat of SEATS) elementRef(`seat-${seat}`)(part());
  const seat = (): Element =>
    part(part(part(), part(part())), part(part(part(), part()), part(part(), part())));
  const root = part(part(), part(), part(...SEATS.map(seat)));
  const shown = SEATS.map((one) => ({ seat: one, tiles: ['S', 'P'] as const }));
  const moment: MomentOf<'reveal'> = { kind: 'reveal', shown, turn: 1 };
  revealSteps(root, { moment, pace: 'brisk', isStill, seats: SEATS, owners: SEATS });
  expect(notes.filter((note) => note === 'measured')).toHaveLength(measured);
  expect(notes).toContain('moved');
  expect(notes.lastIndexOf('measured')).toBeLessThan(notes.indexOf('moved'));
  for (const one of SEATS) elementRef(`seat-${one}`)(null);
});
