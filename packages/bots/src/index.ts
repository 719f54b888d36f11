/** The bots, and what is made with them: the one door of this package. */
export * from './arena/index.ts';
export type { Bot, Budget } from './bot.ts';
export * from './bots.ts';
export * from './names.ts';
export * from './kit/index.ts';
export * from './offers/index.ts';
export * from './puzzle/index.ts';
export * from './review/index.ts';
export * from './solver/index.ts';
export { warmUp } from './warm.ts';
