/** Capitals: all that the expansion changes, behind one door. */
export * from './check.ts';
export * from './civic.ts';
export { placesIn } from './completable.ts';
export * from './components.ts';
export * from './district.ts';
export * from './explain.ts';
export { CAPITAL_SIZE, type CapitalGround } from './ground.ts';
export * from './layout.ts';
export * from './masks.ts';
export * from './mat.ts';
export * from './placement.ts';
export * from './refusal.ts';
export { parkPointsOn } from './region.ts';
export * from './score.ts';
export * from './shop.ts';
export { type Position, siteOf } from './site.ts';
export { CAPITAL_ORDER, DUO_ORDER, type ToCome } from './tocome.ts';
