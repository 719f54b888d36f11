/** What is heard at a table, and from which side. */
import { firstView, type TableView } from '@duopolis/table';
import { expect, test, vi } from 'vitest';
import type { Moment } from '../../../src/game/motion/moments.ts';
import { openPage } from '../../kit/page.ts';
import { cityOf, placing } from '../turn/turn-games.ts';

const load = async (kept: object = {}) => {
  vi.resetModules();
  openPage('/', kept);
  return {
    ...(await import('../../../src/game/table/use-sounds.ts')),
    ...(await import('../../../src/kit/sound/sound.ts')),
    ...(await import('../../../src/kit/settings/settings.ts')),
  };
};

/** I am seat 0; my cities are 0 on the left and 2 on the right. */
const open = placing([], [cityOf(['S', [0, 0]], ['S', [0, 1]]), cityOf(), cityOf(['P', [0, 0]])]);
const view = { ...firstView('me'), game: { viewer: 0, open } } as unknown as TableView;

const placed = (seat: number, city: number): Moment => ({
  kind: 'place',
  seat,
  city,
  tile: 'S',
  at: [0, 1],
  nth: 0,
});

test.each([
  ['my left partner from the left', placed(1, 0), { kind: 'place', type: 'shop', side: -1 }],
  ['my right partner from the right', placed(2, 2), { kind: 'place', type: 'shop', side: 1 }],
  ['nothing far away', placed(1, 1), undefined],
  ['nothing for my own tile, which sounded when I tried it', placed(0, 0), undefined],
  [
    'a chord from the side of the city that changed',
    {
      kind: 'score',
      lit: [],
      changes: [{ city: 0, term: 'shop', points: 3, cause: { kind: 'built', tile: 'S' } }],
    },
    { kind: 'score', total: 5, side: -1 },
  ],
] as const)('%s', async (_, moment, cue) => {
  const { cueOf } = await load();
  expect(cueOf(moment, view)).toEqual(cue);
});

test('haptics follow their own setting, and a device without them is left alone', async () => {
  const { play, settings } = await load({ sound: false });
  expect(() => play({ kind: 'pick', type: 'shop', side: 0 })).not.toThrow();
  const vibrate = vi.fn();
  Object.assign(navigator, { vibrate });
  play({ kind: 'pick', type: 'shop', side: 0 });
  settings.haptics.value = false;
  play({ kind: 'pick', type: 'shop', side: 0 });
  expect(vibrate.mock.calls).toEqual([[[8]]]);
});

test('nothing vibrates before the first press on the page, which browsers refuse with an error', async () => {
  const { play } = await load({ sound: false });
  const vibrate = vi.fn();
  const userActivation = { hasBeenActive: false };
  Object.assign(navigator, { vibrate, userActivation });
  play({ kind: 'reveal' });
  expect(vibrate).not.toHaveBeenCalled();
  userActivation.hasBeenActive = true;
  play({ kind: 'reveal' });
  expect(vibrate.mock.calls).toEqual([[[10, 40, 10]]]);
});

test('no sound is opened before the first press on the page, which browsers refuse with a warning', async () => {
  const { play } = await load({ sound: true });
  const opened = vi.fn();
  vi.stubGlobal('AudioContext', function () {
    opened();
    throw new Error('no device');
  });
  const userActivation = { hasBeenActive: false };
  Object.assign(navigator, { userActivation });
  play({ kind: 'reveal' });
  await vi.dynamicImportSettled();
  expect(opened).not.toHaveBeenCalled();
  userActivation.hasBeenActive = true;
  play({ kind: 'reveal' });
  await vi.dynamicImportSettled();
  expect(opened).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('one key mutes everything, and the choice is kept', async () => {
  const { toggleSound, settings } = await load();
  toggleSound();
  expect(settings.sound.value).toBe(false);
  expect(JSON.parse(localStorage.getItem('duopolis.settings') ?? '{}')).toMatchObject({ sound: false });
});

test('two sounds never overlap: the previous one fades out as the next begins', async () => {
  vi.resetModules();
  const sounds: { start: number; stop: number; fades: [number, number][] }[] = [];
  const node = { connect: (next: object) => next };
  /** Called with `new`. */
  function FakeAudio() {
    const sound = { start: 0, stop: Number.POSITIVE_INFINITY, fades: [] as [number, number][] };
    return {
      currentTime: 5,
      resume: () => {},
      suspend: () => {},
      destination: node,
      createBuffer: () => ({ copyToChannel: () => {} }),
      createStereoPanner: () => ({ ...node, pan: {} }),
      createBufferSource() {
        const own = { ...sound, fades: [] };
        sounds.push(own);
        return {
          ...node,
          start: (at: number) => void (own.start = at),
          stop: (at: number) => void (own.stop = at),
        };
      },
      createGain() {
        const own = sounds.at(-1);
        const set = (value: number, at: number) => void own?.fades.push([value, at]);
        return { ...node, gain: { value: 0, setValueAtTime: () => {}, linearRampToValueAtTime: set } };
      },
    };
  }
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.useFakeTimers();
  const { speak } = await import('../../../src/kit/sound/speaker.ts');
  for (const type of ['shop', 'park', 'house'] as const) speak({ kind: 'pick', type, side: 0 }, 1);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(sounds.map(({ start }) => start.toFixed(2))).toEqual(['5.00', '5.11', '5.22']);
  for (const [nth, { stop, fades }] of sounds.slice(0, -1).entries()) {
    const next = sounds[nth + 1]?.start ?? 0;
    expect(fades).toEqual([[0, stop]]);
    expect(stop - next).toBeLessThan(0.05);
  }
});
