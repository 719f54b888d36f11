/** Looking at a game together: one person leads and the others see the same step, until they leave the group's step. */
import type { Looker, LookMessage, ServerMessage } from '@duopolis/protocol';
import { batch, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';

export type LookingMessage = Extract<ServerMessage, { readonly type: 'looking' }>;

const WAYS = ['off', 'joining', 'lead', 'follow', 'free', 'refused'] as const;
type Way = (typeof WAYS)[number];

/** The used part of the connection to the server. */
export interface LookConnection {
  readonly you: string;
  readonly look: (message: LookMessage) => void;
  readonly listen: (listen: (message: LookingMessage | 'refused') => void) => () => void;
  readonly connected: ReadonlySignal<boolean>;
}

/** The current step, and how to change it. */
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

/** While the slider moves, steps are sent this far apart, in milliseconds. */
const PAUSE = 120;

function throttled(run: () => void): { readonly run: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    run: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        run();
      }, PAUSE);
    },
    stop: () => clearTimeout(timer),
  };
}

interface Game {
  readonly table: string;
  readonly game: number;
}

export function newTogether({ table, game }: Game, line: LookConnection, { step, to }: Steps): Together {
  const way = signal<Way>('off');
  const here = signal<readonly Looker[]>([]);
  const leader = signal<Looker | undefined>(undefined);
  const isIn = (): boolean => way.peek() !== 'off' && way.peek() !== 'refused';
  const say = (lead?: string): void =>
    line.look({ type: 'look', table, game, step: step.peek(), ...(lead !== undefined && { lead }) });
  const sayOften = throttled(() => isIn() && say());
  const listen = (message: LookingMessage): void => {
    if (message.table !== table || message.game !== game || !isIn()) return;
    batch(() => {
      here.value = message.here;
      leader.value = message.here.find(({ member }) => member === message.leader);
      if (message.leader === line.you) way.value = 'lead';
      else if (way.peek() !== 'free') way.value = 'follow';
    });
    if (way.peek() === 'follow' && leader.peek() !== undefined) to(leader.peek()?.step ?? 0);
  };
  const stops = [
    line.listen((message) => {
      if (message !== 'refused') listen(message);
      else if (way.peek() === 'joining') way.value = 'refused';
    }),
    /** A step other than the leader's stops following. */
    effect(() => {
      const now = step.value;
      if (!isIn()) return;
      if (way.peek() === 'follow' && now !== leader.peek()?.step) way.value = 'free';
      sayOften.run();
    }),
    /** After a lost connection the server has forgotten who was here. */
    effect(() => {
      if (line.connected.value && isIn()) say();
    }),
    sayOften.stop,
  ];
  const leave = (): void => {
    if (isIn()) line.look({ type: 'look-away', table });
    batch(() => {
      way.value = 'off';
      here.value = [];
      leader.value = undefined;
    });
  };
  const close = (): void => {
    leave();
    for (const stop of stops) stop();
  };
  return { way, here, leader, leave, close, ...actionsOf({ way, leader, to, say }) };
}

interface Followed {
  readonly way: Signal<Way>;
  readonly leader: ReadonlySignal<Looker | undefined>;
  readonly to: (step: number) => void;
  readonly say: (lead?: string) => void;
}

type TogetherActions = Pick<Together, 'join' | 'handTo' | 'goFree' | 'follow'>;

const actionsOf = ({ way, leader, to, say }: Followed): TogetherActions => ({
  join: () => {
    way.value = 'joining';
    say();
  },
  handTo: (member) => {
    if (way.peek() === 'lead') say(member);
  },
  goFree: () => {
    if (way.peek() === 'follow') way.value = 'free';
  },
  follow: () => {
    if (way.peek() !== 'free' || leader.peek() === undefined) return;
    way.value = 'follow';
    to(leader.peek()?.step ?? 0);
  },
});
