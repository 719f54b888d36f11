/** The line to the server in English. */
import { countEn as count } from '@duopolis/words/language';
import type { OnlineWords } from './online-words.ts';

const seconds = (number: number): string => count(number, { one: 'second', other: 'seconds' });

export const online: OnlineWords = {
  connecting: 'Connecting…',
  connected: 'Connected',
  retryIn: (number) => `Connection lost. Trying again in ${seconds(number)}.`,
  retryNow: 'Connection lost. Trying again…',
  noNetwork: 'You are offline. Nothing is lost; the game continues when you are back.',
  restarting: 'The server is restarting. Nothing is lost.',
  opening: 'Opening the table…',
  cannotJoin: 'You can’t join this table',
  missing: 'There is no such table',
  missingAbout: 'The link may be incomplete, or the table has been deleted.',
  removed: 'The host has removed you',
  removedAbout: 'You can play at another table.',
  left: 'You have left the table',
  leftAbout: 'In a running game the seat stays yours; a bot plays it until you come back.',
  closed: 'This table is closed',
  closedAbout: 'The host has closed it.',
  again: 'Try again',
  comeBack: 'Rejoin',
  otherTables: 'Open tables',
};
