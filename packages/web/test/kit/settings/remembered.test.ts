/** Remembered input: the name, the portrait, the last set-up. */
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../page.ts';

beforeEach(() => vi.resetModules());

test('name and portrait are restored, and an unknown portrait is ignored', async () => {
  openPage('/', { name: 'Nora', portrait: 'beret' });
  const { settings } = await import('../../../src/kit/settings/settings.ts');
  const { chosenPortrait, sitAt } = await import('../../../src/game/link/own-portrait.ts');
  expect(settings.name.value).toBe('Nora');
  expect(sitAt(2)).toEqual({ type: 'sit', seat: 2, portrait: 'beret' });
  expect(chosenPortrait('mask')).toEqual({});
  settings.portrait.value = '';
  expect(sitAt(2)).toEqual({ type: 'sit', seat: 2 });
});

test('the last set-up is restored, also from an older client’s data', async () => {
  openPage();
  const { savePlan, lastPlan } = await import('../../../src/features/setup/last-setup.ts');
  const { FIRST_PLAN } = await import('../../../src/game/setup/setup-options.ts');
  const plan = { ...FIRST_PLAN, seats: 6, capitals: true, names: ['Ann', 'Ben'], portraits: ['', 'curls'] };
  savePlan('device', plan);
  expect(lastPlan('device')).toEqual(plan);
  expect(lastPlan('bots')).toEqual(FIRST_PLAN);
  const old = { ...plan, seats: 'six', portraits: undefined, lost: true };
  localStorage.setItem('duopolis.plans', JSON.stringify({ device: old }));
  expect(lastPlan('device')).toEqual({ ...plan, seats: FIRST_PLAN.seats, portraits: FIRST_PLAN.portraits });
});
