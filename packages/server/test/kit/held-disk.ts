/** The syncs of this process: a test lets them through, holds them or makes them fail. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

export interface HeldDisk {
  /** From now on syncs wait. */
  readonly hold: () => void;
  /** All of them end, and later ones are let through. */
  readonly release: () => void;
  /** All of them fail; returns what the server threw. */
  readonly fail: () => readonly unknown[];
  readonly waiting: () => number;
  /** Runs when a sync begins, and then when it has ended, before anybody is told. */
  readonly watch: (began: () => () => void) => void;
  /** The system's own syncs again. */
  readonly restore: () => void;
}

interface HeldSync {
  readonly sync: () => void;
  readonly done: fs.NoParamCallback;
}

function thrownBy({ done }: HeldSync): unknown {
  try {
    return done(Object.assign(new Error('the disk failed'), { code: 'EIO' }));
  } catch (error) {
    return error;
  }
}

const unwatched = (): (() => void) => () => {};

export function heldDisk(): HeldDisk {
  const real = fs.fdatasync;
  let isHeld = false;
  let held: HeldSync[] = [];
  let watched = unwatched;
  const replace = (sync: typeof real): void => {
    Object.assign(fs, { fdatasync: sync });
    syncBuiltinESMExports();
  };
  replace(((file: number, done: fs.NoParamCallback) => {
    const ended = watched();
    const sync = (): void =>
      real(file, (error) => {
        ended();
        done(error);
      });
    if (isHeld) held.push({ sync, done });
    else sync();
  }) as typeof real);
  return {
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const { sync } of held) sync();
      held = [];
    },
    fail: () => held.splice(0).map(thrownBy),
    waiting: () => held.length,
    watch: (began) => {
      watched = began;
    },
    restore: () => replace(real),
  };
}
