/** Looking at a game together: one leads and the others see the same step, until they go their own way. */
import type { Looker, LookMessage, ServerMessage } from '@duopolis/protocol';
import { batch, effect, type ReadonlySignal, signal } from '@preact/signals';

export type LookingMessage = Extract<ServerMessage, { readonly type: 'looking' }>;

const WAYS = ['off', 'joining', 'lead', 'follow', 'free', 'refused'] as const;
type Way = (typeof WAYS)[number];

/** The line to the server, as far as it is needed. */
export interface LookLine {
  readonly you: string;
  readonly look: (message: LookMessage) => void;
  readonly hear: (hear: (message: LookingMessage | 'refused') => void) => () => void;
  readonly connected: ReadonlySignal<boolean>;
}

/** Where one is, and going elsewhere. */
export interface Steps {
  readonly step: ReadonlySignal<number>;
  readonly to: (step: number) => void;
}

export interface Together {
  readonly way: ReadonlySignal<Way>;
  readonly here: ReadonlySignal<readonly Looker[]>;
  readonly leader: ReadonlySignal<Looker | undefined>;
  readonly join: () => void;
  readonly leave: () => void;
  readonly goFree: () => void;
  readonly follow: () => void;
  readonly handTo: (member: string) => void;
  readonly close: () => void;
}

/** Of what is said while the slider is drawn, only so often the last is sent. */
const PAUSE = 120;

export function newTogether(
  { table, game }: { readonly table: string; readonly game: number },
  line: LookLine,
  { step, to }: Steps,
): Together {
  const way = signal<Way>('off');
  const here = signal<readonly Looker[]>([]);
  const leader = signal<Looker | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isIn = (): boolean => way.peek() !== 'off' && way.peek() !== 'refused';
  const say = (lead?: string): void =>
    line.look({ type: 'look', table, game, step: step.peek(), ...(lead !== undefined && { lead }) });
  const saySoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (isIn()) say();
    }, PAUSE);
  };

  function heard(message: LookingMessage): void {
    if (message.table !== table || message.game !== game || !isIn()) return;
    batch(() => {
      here.value = message.here;
      leader.value = message.here.find(({ member }) => member === message.leader);
      if (message.leader === line.you) way.value = 'lead';
      else if (way.peek() !== 'free') way.value = 'follow';
    });
    if (way.peek() === 'follow' && leader.peek() !== undefined) to(leader.peek()?.step ?? 0);
  }

  const stopHearing = line.hear((message) => {
    if (message !== 'refused') heard(message);
    else if (way.peek() === 'joining') way.value = 'refused';
  });
  /** Whoever goes to another step than the leader's has gone their own way. */
  const stopSteps = effect(() => {
    const now = step.value;
    if (!isIn()) return;
    if (way.peek() === 'follow' && now !== leader.peek()?.step) way.value = 'free';
    saySoon();
  });
  /** After a lost connection the server has forgotten who was here. */
  const stopLine = effect(() => {
    if (line.connected.value && isIn()) say();
  });

  const leave = (): void => {
    if (isIn()) line.look({ type: 'look-away', table });
    batch(() => {
      way.value = 'off';
      here.value = [];
      leader.value = undefined;
    });
  };

  return {
    way,
    here,
    leader,
    leave,
    join: () => {
      way.value = 'joining';
      say();
    },
    goFree: () => {
      if (way.peek() === 'follow') way.value = 'free';
    },
    follow: () => {
      if (way.peek() !== 'free' || leader.peek() === undefined) return;
      way.value = 'follow';
      to(leader.peek()?.step ?? 0);
    },
    handTo: (member) => {
      if (way.peek() === 'lead') say(member);
    },
    close: () => {
      leave();
      clearTimeout(timer);
      for (const stop of [stopHearing, stopSteps, stopLine]) stop();
    },
  };
}
