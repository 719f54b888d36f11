/** The chance to win from outlooks equals the share of wins when cities are drawn from them. */
import { type CityIndex, modeRules } from '@duopolis/rules';
import { fastRandom, type RandomSource } from '@duopolis/rules/chance';
import { expect, test } from 'vitest';
import { MOST_POINTS, newField, type Outlook, ringFrom, winChance, writeField } from '../src/win.ts';

/** Logistic with the same steepness, in whole points. */
function drawn({ value, spread }: Outlook, random: RandomSource): number {
  const share = (random() + 0.5) / 2 ** 32;
  return Math.round(value + (spread / 1.7) * Math.log(share / (1 - share)));
}

/** END-1, then END-2. */
const better = ([low, high]: readonly number[], [otherLow, otherHigh]: readonly number[]): boolean =>
  low === otherLow ? (high ?? 0) > (otherHigh ?? 0) : (low ?? 0) > (otherLow ?? 0);

/** A shared win counts in part, as a tie in both cities is left open by the chance. */
function winShare(outlooks: readonly Outlook[], games: number): number {
  const random = fastRandom('draw');
  const { citiesOf } = modeRules({ mode: 'table', capitals: false });
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const points = outlooks.map((outlook) => drawn(outlook, random));
    const scores = outlooks.map((_, seat) =>
      citiesOf(seat, outlooks.length)
        .map((city) => points[city] as number)
        .toSorted((one, other) => one - other),
    );
    const [own, ...others] = scores as [number[], ...number[][]];
    if (others.some((other) => better(other, own))) continue;
    wins += 1 / (1 + others.filter((other) => !better(own, other)).length);
  }
  return wins / games;
}

test.each<[values: readonly number[], spread: number]>([
  [[50, 50, 50], 4],
  [[54, 48, 55], 3],
  [[50, 52, 51, 47], 4],
  [[55, 54, 50, 51, 56], 3],
  [[52, 50, 53, 49, 51, 50, 54], 4],
  [[58, 50, 53, 49, 51, 50, 55], 2],
])('END-1, END-2: cities worth %j, give or take %d', (values, spread) => {
  const outlooks = values.map((value) => ({ value, spread }));
  const field = newField();
  const ring: readonly CityIndex[] = ringFrom(0, values.length);
  writeField(field, outlooks, { ring, from: 0, to: MOST_POINTS });
  const chance = winChance(outlooks[0] as Outlook, outlooks.at(-1) as Outlook, field);
  expect(Math.abs(chance - winShare(outlooks, 20_000))).toBeLessThan(0.02);
});
