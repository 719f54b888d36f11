/** The names of the bots: separate from their play, since a screen that only names them needs no more. */

/** From weak to strong. */
export const BOT_NAMES = ['random', 'easy', 'greedy', 'medium', 'hard'] as const;
export type BotName = (typeof BOT_NAMES)[number];
