/** The bots by name: the one door of this package. */
import type { Bot } from './bot.ts';
import { GREEDY } from './greedy.ts';
import { MEDIUM } from './medium.ts';
import { RANDOM } from './random.ts';

export * from './arena/index.ts';
export * from './kit/index.ts';
export * from './review/index.ts';
export * from './solver/index.ts';
export type { Bot, Budget } from './bot.ts';

/** From weak to strong. */
export const BOT_NAMES = ['random', 'greedy', 'medium'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const BOTS: { readonly [name in BotName]: Bot } = { random: RANDOM, greedy: GREEDY, medium: MEDIUM };
