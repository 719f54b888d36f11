/** The bots by name. */
import type { Bot } from './bot.ts';
import { EASY } from './easy.ts';
import { GREEDY } from './greedy.ts';
import { HARD } from './hard.ts';
import { MEDIUM } from './medium.ts';
import type { BotName } from './names.ts';
import { RANDOM } from './random.ts';

export const BOTS: { readonly [name in BotName]: Bot } = {
  random: RANDOM,
  easy: EASY,
  greedy: GREEDY,
  medium: MEDIUM,
  hard: HARD,
};
