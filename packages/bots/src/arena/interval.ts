/** Shares and means of bots over deals, with intervals that account for dependent games of one deal. */
import { itemAt } from '@duopolis/rules/lists';

/** A figure with its 95 % interval. */
export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959_963_985;

/** With fewer deals than this, their spread can't justify a narrower interval than independent games. */
const ENOUGH_DEALS = 20;

/** What one bot did in the games of one deal: how often it sat there, and the sum of its wins. */
export interface DealShare {
  readonly seats: number;
  readonly wins: number;
}

/**
 * Wilson's interval for the number of independent games that would be as certain as these: the variance of the share is
 * taken between deals, which are independent, not between the games of a deal, in which luck cancels.
 */
export function winShare(deals: readonly DealShare[]): Interval {
  const seats = sum(deals.map((deal) => deal.seats));
  if (seats === 0) return { value: 0, low: 0, high: 1 };
  const value = sum(deals.map(({ wins }) => wins)) / seats;
  return wilson(value, effectiveGames(deals, seats, value));
}

function effectiveGames(deals: readonly DealShare[], seats: number, share: number): number {
  if (deals.length < 2) return seats;
  const squares = sum(deals.map((deal) => (deal.wins - share * deal.seats) ** 2));
  const variance = (squares * deals.length) / (deals.length - 1) / seats ** 2;
  const games = variance === 0 ? seats : (share * (1 - share)) / variance;
  return deals.length < ENOUGH_DEALS ? Math.min(games, seats) : games;
}

export function wilson(share: number, games: number): Interval {
  const scale = 1 + Z ** 2 / games;
  const middle = (share + Z ** 2 / (2 * games)) / scale;
  const reach = (Z * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2))) / scale;
  return { value: share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : sum(values) / values.length;

/** The smallest value that this share of the values does not exceed. */
export function quantile(sorted: ArrayLike<number>, part: number): number {
  return sorted.length === 0 ? 0 : itemAt(sorted, Math.max(0, Math.ceil(part * sorted.length) - 1));
}
