/** Notices in English. */
import { countEn } from '../language.ts';
import type { NoticeAct, NoticedTable, NoticeWords } from '../notices-words.ts';
import { timeIn } from '../notice-time.ts';

const table = { one: 'table', other: 'tables' };

const tableOf = ({ host, own }: NoticedTable): string => {
  if (own) return 'your table';
  return host === undefined ? 'a table' : `${host}’s table`;
};

const ACTS: { readonly [act in NoticeAct]: string } = {
  choosing: 'Choose your tiles',
  assigning: 'Assign your tiles to the cities',
  placing: 'Place your tiles',
};

export const notices: NoticeWords = {
  turn: (at) => `Your turn at ${tableOf(at)}`,
  turns: (count) => `Your turn at ${countEn(count, table)}`,
  hurry: (at) => `Your time is running out at ${tableOf(at)}`,
  todo: (act, until) => `${ACTS[act]} by ${until}.`,
  line: (at, until) => `${tableOf(at)}: by ${until}`,
  more: (count) => `and ${countEn(count, { one: 'more table', other: 'more tables' })}`,
  example: {
    title: 'Notices work',
    body: 'You will get one like this when a table waits for you.',
  },
  confirm: {
    title: 'Confirm your address for Duopolis',
    body: 'Someone, hopefully you, asked for an e-mail whenever it is their turn in Duopolis. Confirm with one click. If it wasn’t you, do nothing: no more e-mail will come.',
    button: 'Confirm',
  },
  off: {
    title: (label) => `Notices to ${label} are switched off`,
    body: 'They could not be delivered. Open the notices to try again.',
  },
  open: 'Open',
  stopTable: 'Stop for this table',
  stopAll: 'Stop notices',
  calendar: 'Duopolis deadlines',
  deadline: (at) => `Your move at ${tableOf(at)}`,
  time: timeIn('en-GB'),
};
