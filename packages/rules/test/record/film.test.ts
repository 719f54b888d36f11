/** A film has every tile of the finished game once, in the cells of its city, and ends with the score of the record. */
import { expect, test } from 'vitest';
import { filmOf } from '../../src/record/film.ts';
import { verifyRecord } from '../../src/record/verify.ts';
import { EVERY_OPTIONS, nameOf } from '../kit/games.ts';
import { changed, ownRecord, samples } from '../kit/records.ts';

test.each(EVERY_OPTIONS.map((options) => [nameOf(options), options] as const))('%s', (_, options) => {
  const record = ownRecord(options, 'film');
  const [film, replay] = [filmOf(record), verifyRecord(record)];
  if (!film.ok || !replay.ok) throw new Error('the record is not legal');
  const { cities, tiles } = film.value;
  const last = replay.value.steps.at(-1)?.state.open;
  expect(cities.map(({ token }) => token)).toEqual(record.tokens);
  expect(tiles.at(-1)?.totals).toEqual(record.result.cities.map(({ total }) => total));
  for (const [index, city] of (last?.cities ?? []).entries()) {
    const shown = tiles.filter((tile) => tile.city === index);
    const box = cities[index]?.box;
    expect(shown.map(({ tile }) => tile)).toEqual(city.laid ?? city.tiles.map(({ tile }) => tile));
    expect(box === undefined).toBe(city.laid !== undefined);
    if (box === undefined) continue;
    for (const { at = [NaN, NaN] } of shown) {
      const [row, column] = [at[0] - box.top, at[1] - box.left];
      expect(row >= 0 && row < box.height && column >= 0 && column < box.width).toBe(true);
    }
  }
});

test('a record that breaks a rule has no steps', () => {
  const [record] = samples('table');
  if (record === undefined) throw new Error('no sample');
  const broken = changed(record, (draft) => draft.log.pop());
  expect(filmOf(broken)).toMatchObject({ ok: false, error: { code: 'unfinished' } });
});
