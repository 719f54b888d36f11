/** Positions with an obvious answer, which every thinking bot finds. */
import type { Cell } from '@duopolis/rules';
import { fastRandom } from '@duopolis/rules/chance';
import { expect, test } from 'vitest';
import { BOTS } from '../src/index.ts';
import { choosing, placing } from './kit/seat.ts';
import { FEW } from './kit/play.ts';

const THINKING = ['medium', 'hard'] as const;
const dice = () => fastRandom('dice');

test.each(THINKING)('SHOP-1: %s takes the fourth shop of a run', (name) => {
  const view = choosing({ left: 'SSS/OdH/PPH', right: 'PPO/dOF/eHS', others: 'PPO/dOF/eHS' }, [
    'H',
    'S',
    'F',
    'F',
    'd',
    'O',
  ]);
  const command = BOTS[name].decide(view, dice(), { ...FEW, iterations: 200 });
  expect(command).toMatchObject({ type: 'choose', tiles: expect.arrayContaining(['S']) });
});

test.each(THINKING)('HOUSE-2: %s puts no factory beside houses', (name) => {
  const view = placing({ left: 'HSP/HdO/HSO', right: 'PPO/dOF/eHS' }, ['F']);
  const command = BOTS[name].decide(view, dice(), FEW);
  const besideHouses: readonly Cell[] = [
    [-1, 0],
    [0, -1],
    [1, -1],
    [2, -1],
    [3, 0],
  ];
  expect(command).toMatchObject({ type: 'place', tile: 'F' });
  expect(besideHouses).not.toContainEqual(command.type === 'place' ? command.at : undefined);
});

test.each(THINKING)('PARK-1: %s joins the third park', (name) => {
  const view = placing({ left: 'PPS/OdH/FHO', right: 'PPO/dOF/eHS' }, ['P']);
  const command = BOTS[name].decide(view, dice(), FEW);
  expect(command).toMatchObject({ type: 'place', tile: 'P' });
  expect([
    [-1, 0],
    [-1, 1],
    [0, -1],
  ]).toContainEqual(command.type === 'place' ? command.at : undefined);
});
