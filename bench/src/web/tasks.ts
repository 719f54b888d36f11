/** The CPU time of a page's main thread, from the browser's own trace. */
import type { Page } from '@playwright/test';

/** As the browser writes it; times in microseconds, `tdur` of the processor. */
interface Traced {
  readonly name: string;
  readonly cat?: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
}

/** Milliseconds. */
export interface Task {
  /** What took most of it. */
  readonly kind: string;
  readonly wall: number;
  readonly cpu: number;
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing', '__metadata'];
const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);
/** The events by which the page learns that something is pressed or pointed at. */
const INPUTS = new Set(['click', 'pointerover']);
const MARK = 'duopolis-input-';
const FRAME = 'duopolis-frame-';

export interface Watching {
  readonly stop: () => Promise<readonly Traced[]>;
}

export async function watchTasks(page: Page): Promise<Watching> {
  const devtools = await page.context().newCDPSession(page);
  const all: Traced[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => void all.push(...(value as unknown as Traced[])));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, recordMode: 'recordAsMuchAsPossible' },
  });
  return {
    stop: async () => {
      const ended = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
      await devtools.send('Tracing.end');
      await ended;
      return all;
    },
  };
}

/** Says in the trace which input comes next. */
export const markInput = (page: Page, input: string): Promise<unknown> =>
  page.evaluate((name) => void performance.mark(name), `${MARK}${input}`);

const threadOf = ({ pid, tid }: Traced): string => `${pid}/${tid}`;
const endOf = ({ ts, dur = 0 }: Traced): number => ts + dur;

/** What the main thread of the page did, in order: the thread on which the inputs are marked. */
function ofPage(traced: readonly Traced[]): readonly Traced[] {
  const main = traced.find(({ name }) => name.startsWith(MARK) || name.startsWith(FRAME));
  if (main === undefined) return [];
  return traced
    .filter((one) => threadOf(one) === threadOf(main))
    .toSorted((one, other) => one.ts - other.ts || endOf(other) - endOf(one));
}

const isTask = ({ name, ph }: Traced): boolean => ph === 'X' && TASKS.has(name);

/** Those that had the processor longest. */
export function longestTasks(traced: readonly Traced[], count: number): readonly Task[] {
  const all = ofPage(traced);
  const longest = all.filter(isTask).toSorted((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0));
  return longest.slice(0, count).map((task) => {
    const parts = all.filter(
      ({ name, cat, ph, ts }) =>
        ph === 'X' && cat?.includes('timeline') && !TASKS.has(name) && ts >= task.ts && ts < endOf(task),
    );
    const [most] = parts.toSorted((one, other) => (other.dur ?? 0) - (one.dur ?? 0));
    const kind = most === undefined ? 'other' : [most.name, most.args?.data?.type].filter(Boolean).join(' ');
    return { kind, wall: (task.dur ?? 0) / 1_000, cpu: (task.tdur ?? 0) / 1_000 };
  });
}

/** For every marked input the processor time from the task of its event to the end of the task that painted it. */
export function inputTimes(traced: readonly Traced[]): ReadonlyMap<string, readonly number[]> {
  const all = ofPage(traced);
  const tasks = all.filter(isTask);
  const marks = all.filter(({ name }) => name.startsWith(MARK));
  const times = new Map<string, number[]>();
  for (const [nth, mark] of marks.entries()) {
    const until = marks[nth + 1]?.ts ?? Infinity;
    const span = all.filter(({ ts }) => ts > mark.ts && ts < until);
    const event = span.find(
      ({ name, args }) => name === 'EventDispatch' && INPUTS.has(args?.data?.type ?? ''),
    );
    const paint = event && span.find(({ name, ts }) => name === 'Paint' && ts > endOf(event));
    if (event === undefined || paint === undefined) continue;
    const work = tasks.filter((task) => endOf(task) > event.ts && task.ts < paint.ts);
    const cpu = work.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000;
    const input = mark.name.slice(MARK.length);
    times.set(input, [...(times.get(input) ?? []), cpu]);
  }
  return times;
}

/** Marks every frame with what is shown in it, while something is. To be run in the page. */
export const watchFrames = (): void => {
  // The browser keeps these up to date: a search of the whole page in each frame would be a part of its time.
  const parts = {
    reveal: document.getElementsByClassName('reveal'),
    round: document.getElementsByClassName('round-over-card'),
    passing: document.getElementsByClassName('motion-hand'),
  };
  const pieces = document.getElementsByClassName('board-piece');
  const marks = document.getElementsByClassName('board-mark');
  const shownNow = (): string => {
    const [scene] = Object.entries(parts).find(([, { length }]) => length > 0) ?? [];
    if (scene !== undefined) return scene;
    if ([...pieces].some((piece) => piece.hasAttribute('data-moves'))) return 'placement';
    return marks.length > 0 ? 'scoring' : 'rest';
  };
  const mark = (): void => {
    const shown = shownNow();
    performance.mark(`duopolis-frame-${shown}`);
    requestAnimationFrame(mark);
  };
  requestAnimationFrame(mark);
};

/** Milliseconds from one frame to the next, and how long the main thread had the processor in it. */
export interface FrameTimes {
  readonly wall: readonly number[];
  readonly cpu: readonly number[];
}

/** The frames between two that show the same. */
export function frameTimes(traced: readonly Traced[]): ReadonlyMap<string, FrameTimes> {
  const all = ofPage(traced);
  const [tasks, marks] = [all.filter(isTask), all.filter(({ name }) => name.startsWith(FRAME))];
  const times = new Map<string, { wall: number[]; cpu: number[] }>();
  for (const [nth, mark] of marks.entries()) {
    const next = marks[nth + 1];
    if (next === undefined || next.name !== mark.name) continue;
    const work = tasks.filter(({ ts }) => ts >= mark.ts && ts < next.ts);
    const kind = mark.name.slice(FRAME.length);
    const known = times.get(kind) ?? { wall: [], cpu: [] };
    known.wall.push((next.ts - mark.ts) / 1_000);
    known.cpu.push(work.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000);
    times.set(kind, known);
  }
  return times;
}
