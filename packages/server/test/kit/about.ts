/** A table as the lobby knows it, where it does not matter which. */
import type { Append } from '@duopolis/table/host';

export const ABOUT: Append['about'] = {
  phase: 'gathering',
  mode: 'table',
  seats: 3,
  free: 2,
  capitals: false,
  access: 'open',
  watching: 'everyone',
  pace: 'relaxed',
  members: [],
  at: 0,
};
