/** The bots by name. */
import type { Bot } from './bot.ts';
import { EASY } from './easy.ts';
import { GREEDY } from './greedy.ts';
import { HARD } from './hard.ts';
import { MEDIUM } from './medium.ts';
import { RANDOM } from './random.ts';

/** From weak to strong. */
export const BOT_NAMES = ['random', 'easy', 'greedy', 'medium', 'hard'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const BOTS: { readonly [name in BotName]: Bot } = {
  random: RANDOM,
  easy: EASY,
  greedy: GREEDY,
  medium: MEDIUM,
  hard: HARD,
};
