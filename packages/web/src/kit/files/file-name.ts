/** Names of saved files: the game or the city, and the day it was played. */

/** Letters of every alphabet stay; other characters become dashes. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

const dayIn = (at: number | undefined): readonly string[] =>
  at === undefined ? [] : [new Date(at).toISOString().slice(0, 10)];

export const fileName = (about: readonly string[], at: number | undefined, ending: string): string =>
  `${['duopolis', ...about.map(plain), ...dayIn(at)].filter((part) => part !== '').join('-')}.${ending}`;
