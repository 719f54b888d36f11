/** The parts that portraits share: ground, coat, neck, face. 48 grid, ink line and flat wash. */
import { type ArtType, LINE, paint, STONE, WALL } from '../drawing/paint.ts';
import { bold, disc, oval, slim, wash } from '../drawing/pen.ts';

const SKINS = ['fair', 'tan', 'brown', 'deep'] as const;
type Skin = (typeof SKINS)[number];
const HAIRS = ['black', 'brown', 'copper', 'sand', 'grey'] as const;
type Hair = (typeof HAIRS)[number];

export const skinOf = (skin: Skin): string => `var(--skin-${skin})`;
export const hairOf = (hair: Hair): string => `var(--hair-${hair})`;

const RULED = Array.from({ length: 12 }, (_, row) => `M0 ${row * 4 + 2}H48`).join('');

/** A wall in the colour of a type, ruled like an engraver's sky. */
export const ground = (type: ArtType): string =>
  wash('M0 0H48V48H0Z', paint(type, 'w')) +
  `<path d="${RULED}" stroke="${paint(type, 't')}" stroke-width=".8" opacity=".4"/>`;

export const neck = (skin: Skin): string => bold('M20.6 28v6.5q3.4 3 6.8 0V28Z', skinOf(skin));

/** A coat with lapels over a shirt. */
export const coat = (fill: string, shirt = WALL): string =>
  bold('M4 49C5 39 12 36.5 19 35L24 41L29 35C36 36.5 43 39 44 49Z', fill) +
  slim('M19 35L17 40L21.5 49M29 35L31 40L26.5 49') +
  bold('M19 34.5L24 41.5L29 34.5L27.5 31.5H20.5Z', shirt);

/** A closed dress or jersey with a round neck. */
export const jersey = (fill: string, trim: string): string =>
  bold('M4 49C5 39 12 36.5 18.6 34.6Q24 39.6 29.4 34.6C36 36.5 43 39 44 49Z', fill) +
  slim('M17.4 34.9Q24 41.4 30.6 34.9L29.4 33.4Q24 38.4 18.6 33.4Z', trim);

export const bowTie = (fill: string): string =>
  bold('M24 38.6l-5.4 -2.8v6ZM24 38.6l5.4 -2.8v6Z', fill) + bold(disc(24, 38.8, 1.3), fill);

export const head = (skin: Skin): string => bold(oval(24, 21.8, 7.7, 9.2), skinOf(skin));

export const ears = (skin: Skin): string =>
  bold(oval(16.4, 22.6, 1.7, 2.3), skinOf(skin)) + bold(oval(31.6, 22.6, 1.7, 2.3), skinOf(skin));

/** Two dots, brows, a nose. */
export const features = (y = 21.5): string =>
  wash(disc(20.9, y, 1.15) + disc(27.1, y, 1.15), LINE) +
  slim(`M19.3 ${y - 3.2}q1.6 -1 3.2 -.2M25.5 ${y - 3.4}q1.6 -.8 3.2 .2M24 ${y + 0.8}l-.9 2.6h1.6`);

export const smile = (y = 26.8): string => slim(`M21.5 ${y}q2.5 2 5 0`);

export const glasses = (y = 21.5): string =>
  slim(`${disc(20.7, y, 2.9)}${disc(27.3, y, 2.9)}M17.8 ${y - 0.6}l-1.6 -.6M30.2 ${y - 0.6}l1.6 -.6`) +
  slim(`M23.6 ${y - 0.4}q.4 -.5 .8 0`);

/** The shoulders, the collar and the neck of an automaton. */
export const chassis = (fill: string, seam = 'M17 37l4 12M31 37l-4 12'): string =>
  bold('M4 49C5 40 12 37.5 18 36.5H30C36 37.5 43 40 44 49Z', fill) +
  slim(seam) +
  bold('M20.5 31h7v6h-7Z', STONE) +
  slim('M20.5 33h7M20.5 35h7');

/** A row of rivets. */
export const rivets = (...at: readonly (readonly [number, number])[]): string =>
  wash(at.map(([x, y]) => disc(x, y, 0.8)).join(''), LINE);

/** Lenses for eyes: lit from behind, or glass with a pupil. */
export const lamps = (y: number, r = 2.3): string =>
  bold(disc(20.8, y, r), 'var(--lamp)') + bold(disc(27.2, y, r), 'var(--lamp)');

export const lenses = (y: number, r = 2.9): string =>
  bold(disc(20.5, y, r), WALL) +
  bold(disc(27.5, y, r), WALL) +
  wash(disc(20.8, y + 0.2, 1.3) + disc(27.2, y + 0.2, 1.3), LINE);

/** A grille for a mouth. */
export const grille = (y: number): string =>
  slim(`M19.5 ${y}H28.5M21.7 ${y - 1.3}v2.6M24 ${y - 1.3}v2.6M26.3 ${y - 1.3}v2.6`);
