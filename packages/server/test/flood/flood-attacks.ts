/** Everything a stranger can do to a server at once, in a process of its own; the first message says what is attacked. */
import { setPriority } from 'node:os';
import { ATTACKS } from './all-attacks.ts';
import { ask, type Attack, type Attacker, below } from './attack-kit.ts';

export interface Target extends Pick<Attacker, 'address' | 'tables' | 'secrets'> {
  readonly seconds: number;
  /** Part of the names of the attacks; empty: all. */
  readonly only: string;
  /** Of one core, that the attackers may use at most. */
  readonly share: number;
}

export interface Attacked {
  /** How often each attack was made. */
  readonly counts: Readonly<Record<string, number>>;
  /** The beginnings of answers that had a secret in them. */
  readonly leaks: readonly string[];
  /** Of one core, that the attackers used. */
  readonly used: number;
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

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

const MICROSECONDS = 1_000;

/** Share of one core that this process has used since it began. */
function usedSince(begun: number): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS / (performance.now() - begun);
}

/** Attackers with machines of their own would not take the server's cores: these wait while they use too much. */
function newPace(share: number): () => Promise<void> {
  const begun = performance.now();
  return async () => {
    // oxlint-disable-next-line no-await-in-loop -- until there is room
    while (usedSince(begun) > share) await wait(20 + below(20));
  };
}

async function attackAll({ seconds, only, share, ...target }: Target): Promise<Attacked> {
  const begun = performance.now();
  const pace = newPace(share);
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
      await wait(PAUSE);
      await pace();
    }
    // oxlint-enable no-await-in-loop
  }

  const chosen = Object.entries(ATTACKS).filter(([name]) => name.includes(only));
  await Promise.all(
    chosen.flatMap(([name, attack], nth) =>
      Array.from({ length: AT_ONCE }, (_, of) => keepOn(name, attack, networkOf(nth * AT_ONCE + of))),
    ),
  );
  return { counts, leaks, used: usedSince(begun) };
}

setPriority(LAST);
process.once('message', (target) => {
  void attackAll(target as Target).then((attacked) => process.send?.(attacked, () => process.exit(0)));
});
process.once('disconnect', () => process.exit());
