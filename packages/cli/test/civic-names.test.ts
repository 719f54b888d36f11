/** The terminal calls the civic tiles of a custom box as their owner does, in every language, and still fits 80x24. */
import type { Civic } from '@duopolis/rules';
import { COMPONENTS, type Components } from '@duopolis/rules/components';
import { recordOf, verifyRecord } from '@duopolis/rules/record';
import { scoreGrids } from '@duopolis/rules/scoring';
import { LANGUAGES } from '@duopolis/words';
import { expect, test } from 'vitest';
import { widthOf } from '../src/drawing/text-width.ts';
import { recentEvents } from '../src/play/recent-events.ts';
import type { Play } from '../src/play/play-state.ts';
import { playLines } from '../src/play/play-screen.ts';
import { replayLines } from '../src/replay/replay-screen.ts';
import { namesIn } from '../src/review/record-names.ts';
import { explanationLines } from '../src/score/print-reasons.ts';
import { tableOf } from '../src/score/scored-table.ts';
import { playGame } from '../src/simulate/play-game.ts';
import { sittersOf } from '../src/simulate/simulation-options.ts';
import { shellIn } from './kit/shell.ts';
import { playedOut, tableWith } from './kit/table.ts';

/** As many civic tiles as others, so that each turn has some. */
const BOX: Components = {
  ...COMPONENTS,
  buildings: { S: 16, F: 16, d: 8, e: 8, m: 8, b: 8, O: 20, P: 16, H: 20 },
  civics: COMPONENTS.civics.map(({ tile }, nth) => ({ name: `Assembly Rooms ${nth + 1}`, tile })),
};
const named = (text: string): boolean => text.includes('Assembly Rooms');

const SOLO = { mode: 'solo', seats: 3, capitals: true, solo: { kind: 'full', difficulty: 2 } } as const;

test.each(LANGUAGES)(
  'AUTOMA-4: every screen of a solo game, the reasons and the log in %s',
  async (language) => {
    const shell = shellIn(language);
    const table = await tableWith({ options: SOLO, bots: [], seed: 'names', name: 'Ann', components: BOX });
    const found = { wrong: [] as string[], reasons: 0, candidates: 0, placed: 0, pointed: 0 };
    const see = (play: Play): void => {
      const again = play.game.open.automas.length > 0 ? { ...play, automa: 0 } : play;
      for (const shown of [play, again]) {
        const lines = playLines(shown, shell);
        found.wrong.push(...(lines.length === 24 ? [] : [`${lines.length} lines`]));
        found.wrong.push(...lines.filter((line) => widthOf(line) > 80));
      }
      const reasons = playLines(again, shell);
      if (reasons.some(named)) found.reasons++;
      if (reasons.some((line) => /Assembly Rooms \d+ \[..-.\] [+−-]?\d/.test(line))) found.candidates++;
      if (recentEvents(play, shell).some(named)) found.placed++;
      if (play.automa === undefined && playLines(play, shell).some(named)) found.pointed++;
    };
    await playedOut(table, () => 'enter', see);
    expect(found.wrong).toEqual([]);
    expect(Math.min(found.reasons, found.candidates, found.placed, found.pointed)).toBeGreaterThan(0);
  },
);

test.each(LANGUAGES)('a replay and a review name them in %s', (language) => {
  const shell = shellIn(language);
  const options = { mode: 'table', seats: 3, capitals: true } as const;
  const game = playGame(options, sittersOf(options, ['random']), { seed: 'names', components: BOX });
  const record = game.ok
    ? recordOf(
        game.value.events,
        ['Ann', 'Ben', 'Cy'].map((name) => ({ name, kind: 'bot' as const })),
      )
    : undefined;
  const replay = record && verifyRecord(record);
  if (record === undefined || replay?.ok !== true) throw new Error('no game');
  const step = replay.value.steps.findIndex(({ entry }) => entry.e === 'place' && entry.tile.startsWith('['));
  const shown = { record, replay: replay.value, game: 1, games: 1, step: step + 1, auto: false };
  expect(replayLines(shown, shell).filter(named).join('\n')).toMatch(/(Ann|Ben|Cy).* Assembly Rooms \d+ \(/);
  const [first] = BOX.civics;
  expect(namesIn(record, replay.value.start.open.box, shell).tile(first?.tile as Civic)).toBe(
    `Assembly Rooms 1 ${first?.tile}`,
  );
});

test('a record without its pieces uses the names of the given box', () => {
  const options = { mode: 'table', seats: 3, capitals: true } as const;
  const game = playGame(options, sittersOf(options, ['random']), { seed: 'names' });
  const record = game.ok
    ? recordOf(
        game.value.events,
        ['Ann', 'Ben', 'Cy'].map((name) => ({ name, kind: 'bot' as const })),
      )
    : undefined;
  const renamed = { ...COMPONENTS, civics: BOX.civics };
  const replay = record && verifyRecord(record, renamed);
  expect(replay).toMatchObject({ ok: true, value: { start: { open: { box: { civics: BOX.civics } } } } });
});

test.each([
  ['en', /Moot House \[PH-T\], next to 2 of the 2 types it wants: 6 points/],
  ['fr', /Moot House \[PH-T\], .* 6 points/],
  ['ru', /Moot House \[PH-T\], .* 6 очков/],
] as const)('CIVIC-1: the reasons of a score name them in %s', (language, said) => {
  const table = tableOf(['P[PH-T]H/OSS']);
  if (!table.ok) throw new Error(table.error.code);
  const { grids, explain } = table.value;
  const box = { civics: [{ name: 'Moot House', tile: '[PH-T]' }] } as const;
  const [grid] = grids;
  if (grid === undefined) throw new Error('no city');
  expect(scoreGrids(grids, [])[0]?.civic).toBe(6);
  expect(explanationLines(explain(0), { grid, box }, shellIn(language)).join('\n')).toMatch(said);
  expect(explanationLines(explain(0), { grid, box: undefined }, shellIn(language)).join('\n')).not.toContain(
    'Moot House',
  );
});
