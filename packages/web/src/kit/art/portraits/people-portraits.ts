/** The portraits that people choose from. */
import type { Portrait } from '@duopolis/table';
import { paint, STONE, WALL } from '../drawing/paint.ts';
import { bold, disc, oval, slim, wash } from '../drawing/pen.ts';
import {
  bowTie,
  coat,
  ears,
  features,
  glasses,
  ground,
  hairOf,
  head,
  jersey,
  neck,
  skinOf,
  smile,
} from './bust.ts';

const bun = (): string =>
  ground('park') +
  bold('M14 36C11 22 13 9 24 9S37 22 34 36Z', hairOf('brown')) +
  bold(disc(24, 7.5, 4), hairOf('brown')) +
  neck('fair') +
  coat(paint('park', 'f')) +
  head('fair') +
  bold(
    'M15.5 24C15 14 19 11 24 11S33 14 32.5 24C31 19 28 16.5 25 15.5C22 18 18 18 15.5 24Z',
    hairOf('brown'),
  ) +
  features() +
  smile();

const cap = (): string =>
  ground('shop') +
  neck('tan') +
  coat(paint('tavern', 't')) +
  head('tan') +
  bold('M16.3 22C16 30 19 34 24 34S32 30 31.7 22C30 26 28.5 25.3 24 25.3S18 26 16.3 22Z', hairOf('black')) +
  slim('M22 28.3q2 1.2 4 0') +
  features(20.5) +
  bold(
    'M15.8 19C15 13 17 12.5 17 12.5H31S33 13 32.2 19C31 16.5 30 15.8 24 15.8S17 16.5 15.8 19Z',
    hairOf('black'),
  ) +
  bold(
    'M11.5 13.5Q24 9.5 36.5 13.5Q33 10.5 32 10.5C32 4.5 16 4.5 16 10.5Q15 10.5 11.5 13.5Z',
    paint('factory', 't'),
  ) +
  slim('M16 10.8Q24 8.6 32 10.8');

const strawHat = (): string =>
  ground('office') +
  bold('M13 40C12 30 13 14 24 12S36 30 35 40Z', hairOf('copper')) +
  neck('fair') +
  coat(paint('office', 't')) +
  head('fair') +
  bold(
    'M16 24C16 17 19 14.5 24 14.5S32 17 32 24C30 19 27 17.5 22 18C19 18.5 17 21 16 24Z',
    hairOf('copper'),
  ) +
  features() +
  smile() +
  bold(
    'M6.5 15.5Q24 8 41.5 15.5Q33 12.5 32.5 11.5C32 3.5 16 3.5 15.5 11.5Q15 12.5 6.5 15.5Z',
    paint('shop', 'm'),
  ) +
  slim('M15.6 11.2Q24 7.6 32.4 11.2L32.3 9Q24 5.8 15.8 9Z', paint('tavern', 't'));

const headscarf = (): string =>
  ground('tavern') +
  jersey(paint('house', 't'), paint('shop', 'm')) +
  bold('M13.5 38C9.5 22 13 8 24 8S38.5 22 34.5 38Q24 45 13.5 38Z', paint('office', 't')) +
  bold(oval(24, 22.4, 7.2, 8.8), skinOf('brown')) +
  slim('M16.7 20Q18 11.6 24 11.6T31.3 20M17.5 31Q24 37 30.5 31M20 34.5Q27 41 33.5 37') +
  features(22) +
  smile(27.4);

const turban = (): string =>
  ground('park') +
  neck('brown') +
  coat(paint('shop', 't')) +
  head('brown') +
  bold(
    'M16.2 22C15.8 31 18.5 36 24 36S32.2 31 31.8 22C30.5 26 28 26.2 24 26.2S17.5 26 16.2 22Z',
    hairOf('black'),
  ) +
  slim('M21.8 29.2q2.2 1.3 4.4 0') +
  features(21) +
  bold('M14.2 18.5C10.5 9 17 4 24 4S37.5 9 33.8 18.5Q24 10.5 14.2 18.5Z', paint('civic', 't')) +
  slim('M24 12.4Q19 7.5 21 4.3M24 12.4Q29 7.5 27 4.3M14.6 15Q18 9.5 16 7.6M33.4 15Q30 9.5 32 7.6') +
  bold(disc(24, 10.6, 1.7), paint('shop', 'm'));

const curls = (): string =>
  ground('shop') +
  bold(
    'M11 27a5 5 0 0 1-.5-8.5a5 5 0 0 1 3.5-7.5a6 6 0 0 1 7.5-5a6 6 0 0 1 8.5 1.2a6 6 0 0 1 5.8 6.3a5 5 0 0 1 1.7 7.8a5 5 0 0 1-2.5 7Q24 34 11 27Z',
    hairOf('black'),
  ) +
  neck('deep') +
  jersey(paint('park', 't'), paint('shop', 'm')) +
  head('deep') +
  bold(
    'M16.4 20a3 3 0 0 1 2.6-4a3.5 3.5 0 0 1 5-1.2a3.5 3.5 0 0 1 5 1.2a3 3 0 0 1 2.6 4Q28.5 17.5 24 17.6T16.4 20Z',
    hairOf('black'),
  ) +
  features(22) +
  glasses(22) +
  smile(27.6);

const whiskers = (): string =>
  ground('house') +
  neck('fair') +
  coat(paint('factory', 'k')) +
  bowTie(paint('tavern', 't')) +
  ears('fair') +
  head('fair') +
  bold(
    'M15.6 25C13.5 17 15 10 24 10S34.5 17 32.4 25Q31.4 20 31 17.5Q27 13.4 24 13.6T17 17.5Q16.6 20 15.6 25Z',
    hairOf('grey'),
  ) +
  features() +
  glasses() +
  bold(
    'M24 26.2C20.5 24.8 19 27.5 16.5 26.6C18 30.5 22 30 24 28.3C26 30 30 30.5 31.5 26.6C29 27.5 27.5 24.8 24 26.2Z',
    hairOf('grey'),
  );

const braids = (): string =>
  ground('civic') +
  bold('M15 22C13 11 17 8 24 8S35 11 33 22Z', hairOf('sand')) +
  neck('fair') +
  jersey(paint('tavern', 't'), WALL) +
  head('fair') +
  bold(
    'M15.6 23.5C14 14 18 10 24 10S34 14 32.4 23.5C31.5 18.5 28.5 15 24 12.5C19.5 15 16.5 18.5 15.6 23.5Z',
    hairOf('sand'),
  ) +
  slim('M24 12.5V8.4') +
  bold(
    'M15.8 24q-3.6 1 -2.6 4q-3 2 -1.2 5q-2.4 2.5 -.2 5h3.6q2 -2.5 .2 -5q2.4 -2.5 .4 -5q1.6 -2 -.2 -4Z',
    hairOf('sand'),
  ) +
  bold(
    'M32.2 24q3.6 1 2.6 4q3 2 1.2 5q2.4 2.5 .2 5h-3.6q-2 -2.5 -.2 -5q-2.4 -2.5 -.4 -5q-1.6 -2 .2 -4Z',
    hairOf('sand'),
  ) +
  bold('M11.5 38h4.2v2h-4.2ZM32.3 38h4.2v2h-4.2Z', paint('office', 't')) +
  features() +
  smile();

const beret = (): string =>
  ground('factory') +
  bold('M14.5 31C12 20 14 11 24 11S36 20 33.5 31Q24 34 14.5 31Z', hairOf('black')) +
  neck('tan') +
  jersey(WALL, paint('tavern', 't')) +
  slim('M9 42.5Q24 47.5 39 42.5M7 46Q24 51 41 46') +
  head('tan') +
  bold(
    'M15.8 26C15 17 18 14.5 24 14.5S33 17 32.2 26C31.5 21 30.5 19.5 27 18.6Q22 20.5 18 19Q16.5 21.5 15.8 26Z',
    hairOf('black'),
  ) +
  features() +
  smile() +
  bold('M12.5 14.5C8.5 8 17 4.5 25 5.5S39 10 36 13.5Q30 16.5 24 14.8T12.5 14.5Z', paint('tavern', 't')) +
  slim('M24.6 5.4q.2 -2 1.6 -2.4');

const bowTied = (): string =>
  ground('office') +
  neck('deep') +
  coat(paint('civic', 't')) +
  bowTie(paint('shop', 't')) +
  ears('deep') +
  bold(
    'M16.3 22C16 13.5 19 10.5 24 10.5S32 13.5 31.7 22C31.7 28 28.5 31 24 31S16.3 28 16.3 22Z',
    skinOf('deep'),
  ) +
  slim('M20.5 13.6q2 -1.2 4.2 -1.2') +
  features() +
  bold(
    'M24 26C21.5 25 20 26.3 19 27.2C21 28.6 23 28.2 24 27.5C25 28.2 27 28.6 29 27.2C28 26.3 26.5 25 24 26Z',
    hairOf('black'),
  );

const fringe = (): string =>
  ground('tavern') +
  bold('M13.5 34C11.5 20 13 9 24 9S36.5 20 34.5 34Q24 37 13.5 34Z', hairOf('black')) +
  neck('fair') +
  coat(paint('shop', 'm'), STONE) +
  head('fair') +
  bold('M15.2 25.5C14.5 14 18 11 24 11S33.5 14 32.8 25.5L31.4 19.2Q24 17.4 16.6 19.2Z', hairOf('black')) +
  slim('M20.5 12.2L20 18.3M24 11.5V18M27.5 12.2L28 18.3') +
  features(22.8) +
  smile(27.4);

const FRECKLES =
  disc(18.9, 24.6, 0.5) + disc(20.4, 25.3, 0.5) + disc(27.6, 25.3, 0.5) + disc(29.1, 24.6, 0.5);

const quiff = (): string =>
  ground('park') +
  neck('fair') +
  coat(paint('house', 't'), paint('office', 'm')) +
  ears('fair') +
  head('fair') +
  bold(
    'M16 20.5C14.5 13.5 16.5 9.5 21 8C24 4.5 31 5 33.5 8.5C32.8 9 32.5 9.2 32.3 9.5C33.5 13 33 17 32 20.5C31 16.5 29.5 14.5 26.5 13.8Q20 15.5 18 15.2Q16.5 17.5 16 20.5Z',
    hairOf('copper'),
  ) +
  features() +
  wash(FRECKLES, hairOf('copper')) +
  smile();

export const PEOPLE_DRAWN: { readonly [portrait in Portrait]: () => string } = {
  bun,
  cap,
  'straw-hat': strawHat,
  headscarf,
  turban,
  curls,
  whiskers,
  braids,
  beret,
  'bow-tie': bowTied,
  fringe,
  quiff,
};
