/** Everything a stranger can do to a server at once, in a process of its own; the first message says what is attacked. */
import { setPriority } from 'node:os';
import { ATTACKS } from './all-attacks.ts';
import { ask, type Attack, type Attacker } from './attack-kit.ts';

export interface Target extends Pick<Attacker, 'address' | 'tables' | 'secrets'> {
  readonly seconds: number;
  /** Part of the names of the attacks; empty: all. */
  readonly only: string;
}

export interface Attacked {
  /** How often each attack was made. */
  readonly counts: Readonly<Record<string, number>>;
  /** The beginnings of answers that had a secret in them. */
  readonly leaks: readonly string[];
}

/** The machine is left for the server, as if attackers had their own. */
const LAST = 19;
const PAUSE = 5;
const AT_ONCE = 2;
/** Attacks with the same name and cookie; then they start over as another person. */
const EACH_COOKIE = 50;

const networkOf = (nth: number): string => `127.0.${1 + nth}.1`;

async function newCookie(by: Attacker): Promise<string> {
  const body = { name: 'Mallory' };
  return (await ask(by, { method: 'POST', path: '/api/session', body })).cookie;
}

async function attackAll({ seconds, only, ...target }: Target): Promise<Attacked> {
  const until = performance.now() + seconds * 1_000;
  const counts: Record<string, number> = {};
  const leaks: string[] = [];
  const leaked = (text: string): void => void leaks.push(text);

  async function keepOn(name: string, attack: Attack, from: string): Promise<void> {
    const nobody: Attacker = { ...target, from, cookie: '', leaked };
    let cookie = '';
    // oxlint-disable no-await-in-loop -- one after the other
    for (let nth = 0; performance.now() < until; nth++) {
      if (nth % EACH_COOKIE === 0) cookie = (await newCookie(nobody)) || cookie;
      await attack({ ...nobody, cookie });
      counts[name] = (counts[name] ?? 0) + 1;
      await new Promise((resolve) => void setTimeout(resolve, PAUSE));
    }
    // oxlint-enable no-await-in-loop
  }

  const chosen = Object.entries(ATTACKS).filter(([name]) => name.includes(only));
  await Promise.all(
    chosen.flatMap(([name, attack], nth) =>
      Array.from({ length: AT_ONCE }, (_, of) => keepOn(name, attack, networkOf(nth * AT_ONCE + of))),
    ),
  );
  return { counts, leaks };
}

setPriority(LAST);
process.once('message', (target) => {
  void attackAll(target as Target).then((attacked) => process.send?.(attacked, () => process.exit(0)));
});
