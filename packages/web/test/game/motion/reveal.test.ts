/** What a reveal says about who places which tiles, and the room that my row of tiles needs. */
import type { OpenGame, Options } from '@duopolis/rules';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { openFakePage } from '../../kit/mount.ts';

openFakePage();
const { viewAt, tableOf } = await import('../../../src/gallery/parts/sample-table.ts');
const { shownIn } = await import('../../../src/game/motion/moments.ts');
const { Reveal } = await import('../../../src/game/motion/reveal.tsx');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
await wordsLoaded();

const solo = (kind: 'simple' | 'full'): Options => ({
  mode: 'solo',
  seats: 3,
  capitals: false,
  solo: { kind, difficulty: 2 },
});
const DUO: Options = { mode: 'duo', seats: 3, capitals: false, openAutoma: true };

/** The reveal of the first placing that fits. */
async function revealIn(options: Options, round: OpenGame['round']): Promise<string> {
  const view = await viewAt(
    options,
    (open) => open.phase === 'placing' && open.round === round && open.turn > 0,
  );
  const shown = view.game === undefined ? [] : shownIn(view.game.open);
  return renderToString(h(Reveal, { view, moment: { kind: 'reveal', shown, turn: 1 } }));
}

test.each([
  ['SEAT-1: at the table', tableOf(3), '1', 'Everyone places one tile in each of their two cities.'],
  ['FULL-2: beside the Automas', solo('full'), '1', 'You place them all: yours and the Automas’.'],
  ['FULL-4: without them', solo('full'), '2', 'You place them all.'],
  ['SIMPLE-1: with random tiles', solo('simple'), '1', 'You place them all.'],
  ['DUO-1: in a duo', DUO, '1', 'Both place their own tiles, and one of the Automa’s each.'],
  ['DUO-1: in a duo without the Automa', DUO, '2', 'Everyone places one tile in each of their two cities.'],
] as const)('%s it says who places what', async (_, options, round, said) => {
  expect(await revealIn(options, round)).toContain(`<p>${said}</p>`);
});

test('FULL-3: each Automa shows the tile that it took for our city, and says where both of its tiles go', async () => {
  const drawn = await revealIn(solo('full'), '1');
  for (const [automa, city] of [
    ['Autommaso', 'Leftville'],
    ['Automarta', 'Rightown'],
  ])
    expect(drawn).toMatch(
      new RegExp(`<b>${automa}</b><small>[^<]+ for ${city}\\. [^<]+ for Automacity\\.</small>`),
    );
  expect(drawn.match(/class="reveal-tile"/g)).toHaveLength(4);
});

test('FULL-4: four duplexes in a row need the room of four', async () => {
  const drawn = await revealIn(solo('full'), '2');
  expect(drawn).toMatch(/--gaps:3\b/);
});
