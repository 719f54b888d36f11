/** Strict tables follow the printed rules: what they refuse and friendly tables, the default, allow (STRICT-1 to STRICT-4). */
import type { Command, GameState } from '@duopolis/rules';
import { isBuilder } from './seats.ts';
import type { MemberId, OpenTable, TableState } from './state.ts';
import type { Channel } from './talk/talk-message.ts';

export type StrictRefusal =
  | { readonly code: 'choice-is-final'; readonly rule: 'STRICT-1' }
  | { readonly code: 'placed-for-good'; readonly rule: 'STRICT-2' }
  | { readonly code: 'silent-until-reveal'; readonly rule: 'STRICT-3' }
  | { readonly code: 'talk-openly'; readonly rule: 'STRICT-4' };

export const isStrict = ({ options }: OpenTable): boolean => options.strict === true;

/** A locked choice is final. */
export const whyFinal = (table: OpenTable, { open }: GameState, move: Command): StrictRefusal | undefined =>
  isStrict(table) && move.type === 'choose' && open.phase === 'choosing' && open.chosen[move.seat] === true
    ? { code: 'choice-is-final', rule: 'STRICT-1' }
    : undefined;

/** A placed tile never moves. */
export const whyForGood = (table: OpenTable): StrictRefusal | undefined =>
  isStrict(table) ? { code: 'placed-for-good', rule: 'STRICT-2' } : undefined;

/** Silence from the deal to the reveal, then talk that everybody can hear. */
export function whySilent({ open, game }: TableState, channel: Channel): StrictRefusal | undefined {
  if (!isStrict(open)) return undefined;
  if (channel !== 'table') return { code: 'talk-openly', rule: 'STRICT-4' };
  const chooses = open.phase === 'playing' && game?.open.phase === 'choosing';
  return chooses ? { code: 'silent-until-reveal', rule: 'STRICT-3' } : undefined;
}

/** Offers of a city are visible to its builders, and at a strict table to everyone. */
export const seesTalkIn = (open: OpenTable, you: MemberId, city: number): boolean =>
  isStrict(open) || isBuilder(open, you, city);
