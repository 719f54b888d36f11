/** A recap for a screen reader: each sentence on the screen is announced once, and the table below is silent. */
import { h } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Link } from '../../../src/game/link/link.ts';
import { type FakeNode, textOf } from '../../kit/dom.ts';
import { allWithRole, mount, openFakePage, press, withRole } from '../../kit/mount.ts';

openFakePage();
const { oneTurn } = await import('../turn/people.ts');
const { HandPanel } = await import('../../../src/game/hand/hand-panel.tsx');
const { useAnnouncements } = await import('../../../src/game/log/announcements.ts');
const { logSpeech } = await import('../../../src/game/log/speech.ts');
const { sentenceOf } = await import('../../../src/game/log/event-sentence.ts');
const { recapLink } = await import('../../../src/game/recap/recap-link.ts');
const { hasSentence, recapOfTurn, stepsOf } = await import('../../../src/game/recap/recap-steps.ts');
const { Recap } = await import('../../../src/game/recap/recap.tsx');
const { turnOf, useTurn } = await import('../../../src/game/turn/turn.ts');
const { Announcements, forgetAnnouncements } = await import('../../../src/kit/controls/announce.tsx');
const { settings } = await import('../../../src/kit/settings/settings.ts');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
await wordsLoaded();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  settings.still.value = false;
  forgetAnnouncements();
  vi.useRealTimers();
});

/** What a table says and can say: its events, and my hand. */
function Table({ link }: { readonly link: Link }) {
  const turn = useTurn(link);
  useAnnouncements(link, turn);
  return h(HandPanel, { turn });
}

/** The others have placed their tiles, and I have mine to place. */
async function afterOthers() {
  const [link] = await oneTurn();
  openFakePage();
  const recap = recapOfTurn(stepsOf(await link.past(), link.you));
  if (recap === undefined) throw new Error('nothing happened');
  const sentences = recap.steps
    .filter(hasSentence)
    .map(({ event, after }) => sentenceOf(event, after, { words: logSpeech() }));
  return { link, recap, sentences };
}

/** Opens the recap beside the live regions; every sentence that comes to them, in order. */
async function listen() {
  const { link, recap, sentences } = await afterOthers();
  const speech = mount(Announcements, {});
  const received: FakeNode[] = [];
  let isDone = false;
  const onDone = (): void => void (isDone = true);
  const root = mount(Recap, { link, recap, Table, onDone });
  const listener = (): void => {
    const now = [...allWithRole(speech, 'status'), ...allWithRole(speech, 'alert')].flatMap(
      (at) => at.childNodes,
    );
    received.push(...now.filter((one) => !received.includes(one)));
  };
  const letPass = (milliseconds: number): void => {
    for (let passed = 0; passed < milliseconds; passed += 50) {
      listener();
      vi.advanceTimersByTime(50);
    }
    listener();
  };
  return { root, sentences, letPass, received: () => received.map(textOf), isDone: () => isDone };
}

test('each sentence is announced once as it is shown, and nothing else', async () => {
  const { sentences, letPass, received } = await listen();
  letPass(11_000);
  expect(sentences).toHaveLength(5);
  expect(received()).toEqual(['The last turn', ...sentences]);
});

test('at its end it stays: only a press leads back to the table, and no step does', async () => {
  const { root, letPass, isDone } = await listen();
  letPass(30_000);
  expect(isDone()).toBe(false);
  expect(withRole(root, 'button', 'One step forward').disabled).toBe(true);
  press(withRole(root, 'button', 'Play'));
  letPass(500);
  expect(withRole(root, 'button', 'Pause')).toBeDefined();
  letPass(30_000);
  press(withRole(root, 'button', 'Back to the table'));
  expect(isDone()).toBe(true);
});

test('pausing and playing on announces nothing again; a step back announces what it shows', async () => {
  const { root, sentences, letPass, received } = await listen();
  letPass(2_500);
  const before = received();
  press(withRole(root, 'button', 'Pause'));
  letPass(5_000);
  expect(received()).toEqual(before);
  press(withRole(root, 'button', 'Play'));
  letPass(8_000);
  expect(received()).toEqual(['The last turn', ...sentences]);
  press(withRole(root, 'button', 'One step back'));
  letPass(100);
  expect(received().slice(1 + sentences.length)).toEqual([sentences.at(-2)]);
});

test('with less motion all sentences are announced in order when the list opens', async () => {
  settings.still.value = true;
  const { sentences, letPass, received, isDone } = await listen();
  letPass(11_000);
  expect(isDone()).toBe(false);
  expect(received()).toEqual(['The last turn', ...sentences]);
});

test('no cell shows a gain: the past can’t be changed', async () => {
  const { link, recap } = await afterOthers();
  const past = recapLink(link, recap.steps);
  past.jump(recap.steps.length);
  expect([...turnOf(link).targets.legal.value.values()].some(({ places }) => places.length > 0)).toBe(true);
  expect(turnOf(past).targets.legal.value.size).toBe(0);
});
