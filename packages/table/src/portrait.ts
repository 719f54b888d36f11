/** The portraits that people choose from, in display order. The names are stored and sent: they never change. */
export const PORTRAITS = [
  'bun',
  'cap',
  'straw-hat',
  'headscarf',
  'turban',
  'curls',
  'whiskers',
  'braids',
  'beret',
  'bow-tie',
  'fringe',
  'quiff',
] as const;
export type Portrait = (typeof PORTRAITS)[number];
