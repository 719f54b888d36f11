/** The line to the server in English. */
import { countEn as count } from '@duopolis/words/language';
import type { OnlineWords } from './online-words.ts';

const seconds = (number: number): string => count(number, { one: 'second', other: 'seconds' });

export const online: OnlineWords = {
  connecting: 'Connecting…',
  connected: 'Connected',
  retryIn: (number) => `Connection lost. Trying again in ${seconds(number)}.`,
  retryNow: 'Connection lost. Trying again…',
  noNetwork: 'No network. Nothing is lost; this goes on when it is back.',
  restarting: 'The server is restarting. Nothing is lost.',
  opening: 'Coming to the table…',
  cannotJoin: 'You cannot come to this table',
  missing: 'There is no such table',
  missingAbout: 'The link may be incomplete, or the table was cleared away.',
  removed: 'The host has removed you',
  removedAbout: 'You can play at another table.',
  left: 'You have left the table',
  leftAbout: 'In a running game the seat stays yours; a bot plays it until you come back.',
  closed: 'This table is closed',
  closedAbout: 'The host has closed it.',
  again: 'Try again',
  comeBack: 'Come back',
  otherTables: 'Open tables',
};
