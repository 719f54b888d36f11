/** The focus is never lost: what the guard does when the focused element is disabled, comes back, is removed or was left on purpose. */
import { beforeEach, expect, test, vi } from 'vitest';
import { watchFocus } from '../../../src/kit/page/focus-guard.ts';

type Listener = (event: object) => void;

interface Part {
  readonly name: string;
  readonly parentElement: Part | null;
  readonly closest: () => Part | null;
  isConnected: boolean;
  disabled: boolean;
}

/** A section with two buttons, the first of which is the main one. */
const page = {
  active: undefined as Part | undefined,
  listeners: new Map<string, Listener>(),
  frames: [] as (() => void)[],
  /** Questions about what is visible in the middle of a frame, each of which costs a layout. */
  layouts: 0,
  isInFrame: false,
  changed: () => {},
};

function newPart(name: string, parent: Part | null): Part {
  const part = {
    name,
    parentElement: parent,
    isConnected: true,
    disabled: false,
    id: name,
    tabIndex: -1,
    matches: () => part.disabled,
    checkVisibility: () => {
      if (page.isInFrame) page.layouts += 1;
      return part.isConnected;
    },
    hasAttribute: () => true,
    contains: () => true,
    closest: (): Part | null => (name === 'main' || name === 'hand' ? part : (parent?.closest() ?? null)),
    querySelectorAll: (selector: string) =>
      name === 'hand' && selector.startsWith('.btn-main') && !lock.disabled && lock.isConnected ? [lock] : [],
    focus: () => focus(part),
  };
  return part;
}

const main: ReturnType<typeof newPart> = newPart('main', null);
const hand: ReturnType<typeof newPart> = newPart('hand', main);
const lock: ReturnType<typeof newPart> = newPart('lock', hand);
const tile: ReturnType<typeof newPart> = newPart('tile', hand);

const send = (type: string, event: object): void => page.listeners.get(type)?.(event);

function focus(part: Part): void {
  page.active = part;
  send('focusin', { target: part });
}

/** As Chromium does it: a removed element at once, a disabled one a frame later. */
function lose(part: Part): void {
  if (page.active !== part) return;
  page.active = undefined;
  send('focusout', { target: part, relatedTarget: null });
}

function passFrames(count: number): void {
  for (let nth = 0; nth < count; nth++) {
    page.isInFrame = true;
    for (const run of page.frames.splice(0)) run();
    page.isInFrame = false;
    vi.runAllTimers();
  }
}

const BODY = { name: 'body' };
const focusedName = (): string => (page.active ?? BODY).name;
/** More than the guard waits for others. */
const ENOUGH = 6;

const isPart = { [Symbol.hasInstance]: (value: unknown) => Object.hasOwn(Object(value), 'isConnected') };
function Observer(onChange: () => void) {
  page.changed = onChange;
  return { observe: () => {} };
}
Object.assign(globalThis, {
  Element: isPart,
  HTMLElement: isPart,
  MutationObserver: Observer,
  requestAnimationFrame: (run: () => void) => page.frames.push(run),
  document: {
    body: BODY,
    get activeElement() {
      return page.active ?? BODY;
    },
    addEventListener: (type: string, listener: Listener) => page.listeners.set(type, listener),
    querySelector: () => null,
    getElementById: () => main,
  },
});
vi.useFakeTimers({ toFake: ['setTimeout'] });
watchFocus(main as unknown as HTMLElement);

beforeEach(() => {
  for (const part of [lock, tile]) Object.assign(part, { isConnected: true, disabled: false });
  page.frames.length = 0;
  page.layouts = 0;
  send('keydown', { key: 'Enter' });
});

test('a pressed button that stays disabled: another action gets the focus, without any later change', () => {
  focus(tile);
  tile.disabled = true;
  page.changed();
  passFrames(1);
  lose(tile);
  passFrames(ENOUGH);
  expect(focusedName()).toBe('lock');
});

test('a button that was disabled for a moment has the focus again', () => {
  focus(lock);
  lock.disabled = true;
  page.changed();
  passFrames(1);
  lose(lock);
  lock.disabled = false;
  page.changed();
  passFrames(ENOUGH);
  expect(focusedName()).toBe('lock');
});

test('a removed element leaves the focus to the main action of its part, and that to the part itself', () => {
  focus(tile);
  tile.isConnected = false;
  lose(tile);
  page.changed();
  passFrames(ENOUGH);
  expect(focusedName()).toBe('lock');
  lock.isConnected = false;
  lose(lock);
  page.changed();
  passFrames(ENOUGH);
  expect(focusedName()).toBe('hand');
});

test('an element removed by a press was not left on purpose: the browser reports the blur before the removal', () => {
  focus(tile);
  send('pointerdown', {});
  lose(tile);
  tile.isConnected = false;
  page.changed();
  passFrames(ENOUGH);
  expect(focusedName()).toBe('hand');
});

test('a part that moves the focus itself keeps it there', () => {
  focus(tile);
  tile.isConnected = false;
  lose(tile);
  page.changed();
  passFrames(1);
  focus(hand);
  passFrames(ENOUGH);
  expect(focusedName()).toBe('hand');
});

test.each([
  ['a press beside everything', 'pointerdown', {}],
  ['Tab out of the page', 'keydown', { key: 'Tab' }],
])('%s takes the focus away on purpose', (_, type, event) => {
  focus(lock);
  send(type, event);
  lose(lock);
  page.changed();
  passFrames(ENOUGH);
  expect(focusedName()).toBe('body');
});

test('after a reload, or a press beside everything, the first key that does something brings the focus to the content', () => {
  page.active = undefined;
  for (const event of [{ key: 'Tab' }, { key: 'ArrowDown' }, { key: 'Shift' }, { key: 'c', ctrlKey: true }]) {
    send('keydown', event);
    expect([event.key, focusedName()]).toEqual([event.key, 'body']);
  }
  for (const key of ['1', 'Enter']) {
    page.active = undefined;
    send('keydown', { key });
    expect([key, focusedName()]).toEqual([key, 'main']);
  }
  focus(tile);
  send('keydown', { key: '1' });
  expect(focusedName()).toBe('tile');
});

test('a change of the page costs no layout inside a frame', () => {
  focus(tile);
  page.changed();
  passFrames(ENOUGH);
  tile.isConnected = false;
  lose(tile);
  page.changed();
  passFrames(ENOUGH);
  expect(focusedName()).toBe('lock');
  expect(page.layouts).toBe(0);
});
