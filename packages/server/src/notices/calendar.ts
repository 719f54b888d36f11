/** A person's deadlines as a calendar (RFC 5545), which calendar programs poll. */
import { noticeWordsOf } from '@duopolis/words/notices';
import { write, type Writing } from './text.ts';
import type { Turn } from './plan.ts';

const stamp = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

const LINE_BYTES = 73;

/** Folds lines at 75 bytes without splitting a character. */
function folded(line: string): string {
  const parts = [''];
  for (const letter of line) {
    const last = parts.length - 1;
    if (Buffer.byteLength(`${parts[last]}${letter}`) > LINE_BYTES) parts.push(letter);
    else parts[last] += letter;
  }
  return parts.join('\r\n ');
}

const QUARTER = 15 * 60_000;

function entry(turn: Turn, writing: Writing, now: number): readonly string[] {
  const { settings, way } = writing;
  const { url, tables } = write({ kind: 'turn', tables: [{ ...turn, fresh: true }] }, writing);
  return [
    'BEGIN:VEVENT',
    `UID:${turn.table}-${turn.position}-${way}@duopolis`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(turn.until - QUARTER)}`,
    `DTEND:${stamp(turn.until)}`,
    `SUMMARY:${escaped(tables[0]?.title ?? noticeWordsOf(settings.language).calendar)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

export const calendarOf = (turns: readonly Turn[], writing: Writing, now: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Duopolis//Notices//EN',
    `X-WR-CALNAME:${escaped(noticeWordsOf(writing.settings.language).calendar)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...turns.flatMap((turn) => entry(turn, writing, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
