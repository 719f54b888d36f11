/** The name of a speaker at the table. */
import type { Seat } from '@duopolis/rules';
import type { OpenTable } from '@duopolis/table';
import { nameOf } from '../players/seat-names.ts';
import { playerIn } from '../players/seat-status.ts';
import type { SharedWords } from '../words/shared-words.ts';
import type { TalkWords } from './words/talk-words.ts';

/** By name; while a bot plays the seat, the name says so. */
export function speakerName(
  open: OpenTable,
  seat: Seat,
  all: SharedWords & { readonly talk: TalkWords },
): string {
  const name = nameOf(open, seat, all);
  return playerIn(open, seat) === 'stand-in' ? all.talk.botFor(name) : name;
}
