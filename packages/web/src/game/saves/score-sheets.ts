/** The score sheets this device keeps: games that were played with the box. */
import type { GameRecord } from '@duopolis/rules/record';
import { makeSheet, padOptions, parseSheet, type ReadSheet, type ScoreSheet } from '@duopolis/rules/scorepad';
import { device } from '../../kit/store/device-store.ts';

const NOTE = 'sheets';
const MOST = 500;

/** What can't be read any more is as good as nothing. The last one comes first. */
export async function keptSheets(): Promise<readonly ReadSheet[]> {
  const { notes } = await device();
  const note = await notes.read(NOTE);
  if (!Array.isArray(note)) return [];
  return note.flatMap((text: unknown) => {
    const read = typeof text === 'string' ? parseSheet(text) : undefined;
    return read?.ok === true ? [read.value] : [];
  });
}

/** The time of a game is its name: saving it again replaces it. */
export async function keepSheet(sheet: ScoreSheet): Promise<void> {
  const { notes } = await device();
  const others = (await keptSheets()).filter(({ sheet: { played } }) => played !== sheet.played);
  await notes.write(NOTE, [sheet, ...others.map((one) => one.sheet)].slice(0, MOST).map(makeSheet));
}

/** As an address can have it. */
export const sheetId = ({ played }: ScoreSheet): string => played.replaceAll(/\D/g, '');

/** What a record has of a game that nobody logged: enough to be counted and shown, not to be replayed. */
export const recordOfSheet = ({ pad, sheet }: ReadSheet): GameRecord => {
  const { mode, capitals } = padOptions(pad);
  return {
    format: 'duopolis-record/1',
    options: { mode, capitals },
    seats: pad.names.map((name) => ({ name, kind: 'human' })),
    seating: [],
    tokens: pad.tokens,
    log: [],
    result: sheet.result,
  };
};
