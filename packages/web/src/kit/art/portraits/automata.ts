/** The portraits of bots and Automas: clockwork people, so that nobody mistakes one for a person. */
import { DARK, paint, STONE, WALL } from '../drawing/paint.ts';
import { bold, disc, slim, wash } from '../drawing/pen.ts';
import { bowTie, chassis, grille, ground, lamps, lenses, rivets } from './bust.ts';

/** Bots in the order of their names at a table, then the Automas of solo and duo games. */
export const BOT_PORTRAITS = ['ada', 'ben', 'cleo', 'dan', 'eva', 'finn', 'gil'] as const;
export const AUTOMA_PORTRAITS = ['automa-left', 'automa-right', 'automa'] as const;
export const AUTOMATA = [...BOT_PORTRAITS, ...AUTOMA_PORTRAITS] as const;
export type AutomatonPortrait = (typeof AUTOMATA)[number];

const BRASS = 'var(--brass)';
const STEEL = 'var(--steel)';
const COPPER = 'var(--copper)';

/** Round and friendly; the shells of most of them. */
const DOME = 'M14.5 23Q14.5 12 24 12T33.5 23V26Q33.5 32.5 24 32.5T14.5 26Z';
const CAN = 'M15 18.5Q15 14 19 14H29Q33 14 33 18.5V27.5Q33 32 28.5 32H19.5Q15 32 15 27.5Z';
const JAW = 'M15.5 15H32.5V25Q32.5 32.5 24 32.5T15.5 25Z';

const earsAt = (y: number, fill: string): string =>
  bold(disc(14, y, 2.1), fill) + bold(disc(34, y, 2.1), fill);

const smiling = (y: number): string => bold(`M20.5 ${y}Q24 ${y + 2.8} 27.5 ${y}`);

const cheeks = (y: number): string => wash(disc(17.8, y, 1) + disc(30.2, y, 1), paint('tavern', 't'));

/** A straw hat with a ribbon, wire curls. */
const ada = (): string =>
  ground('park') +
  chassis(paint('park', 't'), 'M18 36.5L24 43L30 36.5M24 43V49') +
  bold(
    'M14.2 20q-3.6 2 -1.8 5q-2.4 2.5 .4 4.6q-.4 3 2.6 3l1.4 -12.6ZM33.8 20q3.6 2 1.8 5q2.4 2.5 -.4 4.6q.4 3 -2.6 3l-1.4 -12.6Z',
    COPPER,
  ) +
  bold(DOME, BRASS) +
  lenses(22.5) +
  smiling(27.6) +
  cheeks(26.8) +
  bold('M7 16.5Q24 9 41 16.5Q33 13.5 32.3 12.3C31.5 4 16.5 4 15.7 12.3Q15 13.5 7 16.5Z', paint('shop', 'm')) +
  slim('M15.7 12.1Q24 8.6 32.3 12.1L32 9.8Q24 6.6 16 9.8Z', paint('tavern', 't'));

/** A bowler, spectacles of brass, a bow tie. */
const ben = (): string =>
  ground('office') +
  chassis(paint('office', 't')) +
  bowTie(paint('tavern', 't')) +
  bold(CAN, STEEL) +
  earsAt(22.5, paint('shop', 't')) +
  bold(disc(20.4, 21.5, 3.3), BRASS) +
  bold(disc(27.6, 21.5, 3.3), BRASS) +
  lamps(21.5, 1.8) +
  grille(28.3) +
  bold('M11.5 15Q15 12.5 17 12.5H31Q33 12.5 36.5 15Q33 17 29 16.3H19Q15 17 11.5 15Z', DARK) +
  bold('M16.3 13C16.3 6.5 19 3.5 24 3.5S31.7 6.5 31.7 13Z', DARK) +
  slim('M16.4 10.3H31.6V12.9H16.4Z', paint('shop', 't'));

/** A winding key on her crown, earrings. */
const cleo = (): string =>
  ground('tavern') +
  chassis(paint('civic', 't'), 'M24 38V49') +
  bold(disc(24, 43, 2), paint('shop', 't')) +
  bold('M24 13V9') +
  bold(
    'M19.2 5.6A2.3 2.3 0 1 1 23 7.8H25A2.3 2.3 0 1 1 28.8 5.6Q28.8 10 24 10T19.2 5.6Z',
    paint('shop', 't'),
  ) +
  bold(DOME, BRASS) +
  slim('M14.5 21.5Q18 15.5 24 15.5T33.5 21.5') +
  earsAt(23.5, paint('tavern', 't')) +
  lenses(22.5) +
  smiling(27.6) +
  cheeks(26.8);

/** A top hat, a visor. */
const dan = (): string =>
  ground('factory') +
  chassis(paint('factory', 'k')) +
  bold(CAN, STEEL) +
  earsAt(22.5, paint('shop', 't')) +
  bold('M17.5 17.5H30.5V24.5H17.5Z', DARK) +
  lamps(21) +
  grille(28.3) +
  bold('M11 14.5Q24 11.5 37 14.5V12.8Q34 12 32 12L31 2.5H17L16 12Q14 12 11 12.8Z', DARK) +
  `<path d="M16.5 9.5H31.5" stroke="${paint('tavern', 't')}" stroke-width="2.2"/>`;

/** A weather vane for a hat pin, a bell for a skirt of hair. */
const eva = (): string =>
  ground('shop') +
  chassis(paint('tavern', 't'), 'M16 38.5Q24 45 32 38.5') +
  bold('M13 33Q10 12 24 9.5Q38 12 35 33L31.5 34V20H16.5V34Z', COPPER) +
  slim('M15.2 32.5Q13.8 17 21 12M32.8 32.5Q34.2 17 27 12') +
  bold('M16.5 19.5Q16.5 15 24 15T31.5 19.5V26Q31.5 32 24 32T16.5 26Z', WALL) +
  lenses(22.4, 2.7) +
  smiling(27.4) +
  bold('M24 9.5V3.5') +
  bold('M18.5 4.5H26.5L30 2.5V8L26.5 6.3H18.5L20 5.4Z', paint('shop', 't'));

/** A fireman's boiler: a gauge on the brow, steam from the ears. */
const finn = (): string =>
  ground('house') +
  chassis(paint('tavern', 'm')) +
  wash(disc(9.5, 14, 3) + disc(7, 10.5, 2.2) + disc(38.5, 14, 3) + disc(41, 10.5, 2.2), WALL) +
  slim(`${disc(9.5, 14, 3)}${disc(7, 10.5, 2.2)}${disc(38.5, 14, 3)}${disc(41, 10.5, 2.2)}`) +
  bold('M15.5 23L10.5 20V17L13 16.5L15.5 19ZM32.5 23L37.5 20V17L35 16.5L32.5 19Z', STEEL) +
  bold(JAW, COPPER) +
  rivets([17.6, 17], [30.4, 17], [17.8, 28], [30.2, 28]) +
  bold(disc(24, 12, 5.6), WALL) +
  slim('M20.4 12.5A3.6 3.6 0 0 1 27.6 12.5M24 13.4L26.4 9.6') +
  lamps(22.8, 2.5) +
  grille(28.8);

/** A lighthouse keeper: a sou’wester of zinc, one wide lens. */
const gil = (): string =>
  ground('civic') +
  chassis(paint('shop', 't'), 'M24 38V49M21.5 42h1M21.5 46h1') +
  bold(CAN, STEEL) +
  rivets([17.2, 29.6], [30.8, 29.6]) +
  bold(disc(24, 21.8, 5), BRASS) +
  bold(disc(24, 21.8, 3.4), 'var(--lamp)') +
  slim('M22.5 20.8q.6 -1.2 1.8 -1.2') +
  slim('M20.8 29.2Q24 31 27.2 29.2') +
  bold(
    'M9.5 20Q13 17.5 14.5 14C15.5 7 19 4.5 24 4.5S32.5 7 33.5 14Q35 17.5 38.5 20Q32 18.5 24 15.6Q16 18.5 9.5 20Z',
    paint('shop', 'm'),
  ) +
  slim('M24 4.5V15.6M18.5 7Q17 11 17.4 17.8M29.5 7Q31 11 30.6 17.8');

/** The Automa on the left: a crown of cogs, cool. */
const automaLeft = (): string =>
  ground('office') +
  chassis(paint('park', 't')) +
  bold('M15 14V9L18 11L20 5.5L24 9L28 5.5L30 11L33 9V14Z', paint('shop', 't')) +
  bold(CAN, STEEL) +
  earsAt(22.5, COPPER) +
  lamps(21.5, 2.8) +
  slim('M17.4 16.6H30.6') +
  grille(28.3);

/** The Automa on the right: its mirror in brass, a gear for a halo. */
const automaRight = (): string =>
  ground('tavern') +
  chassis(paint('office', 't')) +
  bold(
    'M24 3.5l1.8 2.6l3 -1l.8 3.1l3.2 .2l-.4 3.1l2.8 1.5l-1.5 2.8H14.3l-1.5 -2.8l2.8 -1.5l-.4 -3.1l3.2 -.2l.8 -3.1l3 1Z',
    COPPER,
  ) +
  bold(CAN, BRASS) +
  earsAt(22.5, STEEL) +
  lamps(21.5, 2.8) +
  slim('M17.4 16.6H30.6') +
  grille(28.3);

/** The Automa of a duo: two faces in one shell. */
const automa = (): string =>
  ground('civic') +
  chassis(STONE, 'M24 38V49') +
  bold(DOME, STEEL) +
  bold('M24 12Q33.5 12 33.5 23V26Q33.5 32.5 24 32.5Z', BRASS) +
  bold('M24 12V7') +
  bold(disc(24, 5.6, 2.2), 'var(--lamp)') +
  lamps(22.3, 2.7) +
  smiling(27.6);

export const AUTOMATA_DRAWN: { readonly [portrait in AutomatonPortrait]: () => string } = {
  ada,
  ben,
  cleo,
  dan,
  eva,
  finn,
  gil,
  'automa-left': automaLeft,
  'automa-right': automaRight,
  automa,
};
