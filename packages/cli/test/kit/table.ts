/** A game on a local table, key by key, with a fixed clock. */
import type { Language } from '@duopolis/words';
import { press } from '../../src/play/at-table.ts';
import { type LocalTable, openTable, type PlayOptions } from '../../src/play/local-game.ts';
import type { Play } from '../../src/play/play-state.ts';
import { playLines } from '../../src/play/play-screen.ts';
import { shellIn } from './shell.ts';

export async function tableWith(given: PlayOptions, language: Language = 'en'): Promise<LocalTable> {
  const table = await openTable(given, shellIn(language), () => 0);
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}

export function playOf({ session }: LocalTable): Play {
  const { play } = session();
  if (play === undefined) throw new Error('no game is on the table');
  return play;
}

export async function pressed(table: LocalTable, keys: readonly string[]): Promise<Play> {
  // oxlint-disable-next-line no-await-in-loop -- one key after the other
  for (const key of keys) await press(table, key);
  return playOf(table);
}

export const textOf = (play: Play, language: Language = 'en'): string =>
  playLines(play, shellIn(language)).join('\n');

/** Plays to the end with the keys that each screen names, and calls back at every screen. */
export async function playedOut(
  table: LocalTable,
  keyFor: (play: Play) => string,
  seen: (play: Play) => void = () => {},
): Promise<Play> {
  for (let keys = 0; playOf(table).step.at !== 'over'; keys++) {
    if (keys > 1000) throw new Error('the game does not end');
    seen(playOf(table));
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await press(table, keyFor(playOf(table)));
  }
  seen(playOf(table));
  return playOf(table);
}
