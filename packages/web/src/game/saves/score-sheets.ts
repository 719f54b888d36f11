/** The score sheets on this device: games played with the box. */
import type { GameRecord } from '@duopolis/rules/record';
import { makeSheet, padOptions, parseSheet, type ReadSheet, type ScoreSheet } from '@duopolis/rules/scorepad';
import { device } from '../../kit/store/device-store.ts';

const NOTE = 'sheets';
const MOST = 500;

/** An unreadable entry counts as none. Newest first. */
export async function savedSheets(): Promise<readonly ReadSheet[]> {
  const { notes } = await device();
  const note = await notes.read(NOTE);
  if (!Array.isArray(note)) return [];
  return note.flatMap((text: unknown) => {
    const read = typeof text === 'string' ? parseSheet(text) : undefined;
    return read?.ok === true ? [read.value] : [];
  });
}

/** The time of a game is its id: saving it again replaces it. */
export async function saveSheet(sheet: ScoreSheet): Promise<void> {
  const { notes } = await device();
  const others = (await savedSheets()).filter(({ sheet: { played } }) => played !== sheet.played);
  await notes.write(NOTE, [sheet, ...others.map((one) => one.sheet)].slice(0, MOST).map(makeSheet));
}

/** As an address can have it. */
export const sheetId = ({ played }: ScoreSheet): string => played.replaceAll(/\D/g, '');

/** A record of a game without a log: enough to count and show it, not to replay it. */
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
