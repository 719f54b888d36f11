/** The messages to and from a worker: plain data that can be cloned. */
import type { Command, SeatView } from '@duopolis/rules';
import { fastRandom } from '@duopolis/rules/chance';
import type { Budget } from '../bot.ts';
import { BOTS } from '../bots.ts';
import type { BotName } from '../names.ts';

export interface Ask {
  readonly id: number;
  readonly bot: BotName;
  readonly view: SeatView;
  /** The bot's dice. */
  readonly seed: string;
  readonly milliseconds: number;
  readonly iterations?: number;
  /** A shared number that becomes non-zero once the decision is no longer wanted; only where memory can be shared. */
  readonly cancelled?: SharedArrayBuffer;
}

export type Answer =
  | { readonly id: number; readonly ok: true; readonly command: Command }
  | { readonly id: number; readonly ok: false; readonly error: string };

/** The worker's side: makes one decision by the worker's clock. */
export function answer(ask: Ask, now: () => number): Answer {
  const { id, bot, view, seed, milliseconds, iterations } = ask;
  const flag = ask.cancelled && new Int32Array(ask.cancelled);
  const budget: Budget = {
    milliseconds,
    now,
    ...(iterations !== undefined && { iterations }),
    ...(flag !== undefined && { cancelled: () => Atomics.load(flag, 0) !== 0 }),
  };
  try {
    return { id, ok: true, command: BOTS[bot].decide(view, fastRandom(seed), budget) };
  } catch (error) {
    return { id, ok: false, error: error instanceof Error ? error.message : 'unknown' };
  }
}
