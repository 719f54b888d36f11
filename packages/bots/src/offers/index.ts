/** Bots as partners: offers and answers, as data with reasons. */
export { answerTo, type OfferAnswer } from './answer.ts';
export { insteadOf } from './instead.ts';
export { type Offer, offerOf, offersFor, type Proposal } from './offer.ts';
export type { Reason, ReasonCode } from './reason.ts';
