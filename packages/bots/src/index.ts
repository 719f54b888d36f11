/** Bots that play a seat, and talk about it as partners. Other topics have entry points of their own. */
export type { Bot, Budget } from './bot.ts';
export { BOTS } from './bots.ts';
export { BOT_NAMES, type BotName } from './names.ts';
export { answerTo, type OfferAnswer } from './offers/answer-offer.ts';
export { insteadOf } from './offers/instead.ts';
export { type Offer, offerOf, offersFor, type Proposal } from './offers/offer.ts';
export type { Reason, ReasonCode } from './offers/reason.ts';
export { warmUp } from './warm.ts';
