/** Every attack by its name. */
import type { Attacks } from './attack-kit.ts';
import { PAGE_ATTACKS } from './page-attacks.ts';
import { PEOPLE_ATTACKS } from './people-attacks.ts';
import { PIECE_ATTACKS } from './piece-attacks.ts';
import { READER_ATTACKS } from './reader-attacks.ts';
import { REQUEST_ATTACKS } from './request-attacks.ts';
import { SOCKET_ATTACKS } from './socket-attacks.ts';
import { TABLE_ATTACKS } from './table-attacks.ts';

export const ATTACKS: Attacks = {
  ...SOCKET_ATTACKS,
  ...REQUEST_ATTACKS,
  ...READER_ATTACKS,
  ...PAGE_ATTACKS,
  ...PEOPLE_ATTACKS,
  ...TABLE_ATTACKS,
  ...PIECE_ATTACKS,
};
