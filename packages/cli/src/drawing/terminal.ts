/** The terminal as a full screen: shows lines, waits for keys, and restores everything. */
import { emitKeypressEvents, type Key as Keypress } from 'node:readline';
import { printable } from './printable.ts';
import { cut } from './text-width.ts';

/** A named key, or the character itself. */
export type Key = string;

export interface Terminal {
  readonly show: (lines: readonly string[]) => void;
  /** The next key, or nothing when the wait in milliseconds is over or input has ended. */
  readonly key: (wait?: number) => Promise<Key | undefined>;
  /** Whether the input has ended. */
  readonly ended: () => boolean;
  readonly end: () => void;
}

export const SCREEN = { columns: 80, rows: 24 } as const;

const ENTER_SCREEN = '\x1b[?1049h\x1b[?25l';
const LEAVE_SCREEN = '\x1b[?25h\x1b[?1049l';

/** Signals that end the command; the screen is restored first. */
const ENDING = ['SIGTERM', 'SIGHUP'] as const;
const ENDED_BY_SIGNAL = 143;
const onSignal = (): void => process.exit(ENDED_BY_SIGNAL);

const NAMES: { readonly [name: string]: Key } = { return: 'enter', backspace: 'undo', delete: 'undo' };

/** The same keys of a Russian keyboard. */
const RUSSIAN: { readonly [letter: string]: Key } = {
  й: 'q',
  ф: 'a',
  ц: 'w',
  г: 'u',
  е: 't',
  ч: 'x',
  н: 'y',
  с: 'c',
  д: 'l',
};

/** Ctrl-C and Ctrl-D act like q, which asks first. */
export function keyOf(character: string | undefined, { name, ctrl }: Keypress): Key {
  if (ctrl === true && (name === 'c' || name === 'd')) return 'q';
  if (name === undefined || name.length === 1) {
    const letter = (character ?? name ?? '').toLowerCase();
    return RUSSIAN[letter] ?? letter;
  }
  return NAMES[name] ?? name;
}

/** Fits lines to a screen size; too many lose their middle, never the keys at the bottom. */
export function frame(lines: readonly string[], columns: number, rows: number): string {
  const shown = lines.length <= rows ? lines : [...lines.slice(0, rows - 1), lines.at(-1) ?? ''];
  return `\x1b[H${shown.map((line) => `${cut(printable(line), columns)}\x1b[K`).join('\r\n')}\x1b[J`;
}

export function openTerminal(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Terminal {
  let last: readonly string[] = [];
  const pressed: Key[] = [];
  let wake: (() => void) | undefined;
  let ended = false;
  const draw = (): void => {
    output.write(frame(last, output.columns || SCREEN.columns, output.rows || SCREEN.rows));
  };
  const onKey = (character: string | undefined, press: Keypress): void => {
    pressed.push(keyOf(character, press));
    wake?.();
  };
  const onEnd = (): void => {
    ended = true;
    wake?.();
  };
  const restore = (): void => {
    output.write(LEAVE_SCREEN);
  };
  emitKeypressEvents(input);
  input.setRawMode(true);
  input.on('keypress', onKey);
  input.once('end', onEnd);
  input.resume();
  output.on('resize', draw);
  process.once('exit', restore);
  for (const signal of ENDING) process.once(signal, onSignal);
  output.write(ENTER_SCREEN);

  return {
    show: (lines) => {
      last = lines;
      draw();
    },
    key: async (wait) => {
      if (pressed.length === 0 && !ended) {
        await new Promise<void>((resolve) => {
          const timer = wait === undefined ? undefined : setTimeout(resolve, wait);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        wake = undefined;
      }
      return pressed.shift();
    },
    ended: () => ended,
    end: () => {
      input.off('keypress', onKey);
      input.off('end', onEnd);
      output.off('resize', draw);
      process.off('exit', restore);
      for (const signal of ENDING) process.off(signal, onSignal);
      restore();
      input.setRawMode(false);
      input.pause();
    },
  };
}
