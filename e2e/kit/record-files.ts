/** Games that were played without a browser, to be opened in one. */
import {
  begin,
  decide,
  evolve,
  type GameEvent,
  isAutoma,
  legalCommands,
  type Options,
  seatsToAct,
  setUp,
  stateAfter,
} from '@duopolis/rules';
import { type GameRecord, makeRecord, recordOf } from '@duopolis/rules/record';
import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './screens/screen.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gil'] as const;

/** Everyone does the first thing that is legal. */
export function playedRecord(options: Options, seed: string): GameRecord {
  const setup = setUp(options, seed);
  if (!setup.ok) throw new Error(setup.error.code);
  const events: GameEvent[] = [...begin(setup.value)];
  let state = stateAfter(events);
  while (state.open.phase !== 'over') {
    const [seat = 0] = seatsToAct(state.open);
    const [command] = legalCommands(state, seat);
    const decision = command === undefined ? undefined : decide(state, command);
    if (decision?.ok !== true) throw new Error(`stuck in ${state.open.phase}`);
    events.push(...decision.value);
    state = decision.value.reduce(evolve, state);
  }
  const players = Array.from({ length: options.seats }, (_, seat) =>
    isAutoma(options, seat)
      ? ({ name: '', kind: 'automa' } as const)
      : ({ name: NAMES[seat] ?? '', kind: 'human' } as const),
  );
  return recordOf(events, players) as GameRecord;
}

export const fileOf = (...records: readonly GameRecord[]) => ({
  name: 'games.jsonl',
  mimeType: 'application/jsonl',
  buffer: Buffer.from(records.map((record) => `${makeRecord(record)}\n`).join('')),
});

/** Chooses a file on the page of replays. */
export async function chooseFile(page: Page, file: ReturnType<typeof fileOf>): Promise<void> {
  await visit(page, '/replay');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.locator('.open-file button').click(),
  ]);
  await chooser.setFiles(file);
}

/** Opens a file of several games, which are listed: the links to them. */
export async function listRecords(page: Page, records: readonly GameRecord[]): Promise<Locator> {
  await chooseFile(page, fileOf(...records));
  const links = page.getByRole('region', { name: 'Finished games' }).getByRole('link');
  await expect(links).toHaveCount(records.length);
  return links;
}

/** Opens a game and waits until it is shown. */
export async function openRecord(page: Page, record: GameRecord): Promise<void> {
  await chooseFile(page, fileOf(record));
  await expect(page.getByRole('slider')).toBeVisible();
}
