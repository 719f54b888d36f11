/** Games that are stored on this device are checked again when they are read. */
import { LIMITS } from '@duopolis/rules';
import { makeRecord } from '@duopolis/rules/record';
import { expect, test } from 'vitest';
import { saveGame, savedGame, savedGames } from '../../../src/game/record/saved-records.ts';
import { device } from '../../../src/kit/store/device-store.ts';
import { sample } from './samples.ts';

test('a stored game that exceeds a limit is ignored, and the others are listed', async () => {
  const game = sample('table');
  const long = {
    ...game,
    seats: game.seats.map((seat) => ({ ...seat, name: 'x'.repeat(LIMITS.recordName + 1) })),
  };
  await saveGame('good', game);
  const { notes } = await device();
  const kept = (await notes.read('replays')) as readonly object[];
  await notes.write('replays', [{ id: 'long', text: makeRecord(long), kept: 1 }, ...kept]);
  expect((await savedGames()).map(({ id }) => id)).toEqual(['good']);
  expect(await savedGame('long')).toBeUndefined();
});
