/** One trial: people play under faults that a seed decides, and then everything they saw is compared with the log. */
import { setTimeout as wait } from 'node:timers/promises';
import { below, fastRandom, type RandomSource } from '@duopolis/rules/chance';
import { verifyRecord } from '@duopolis/rules/record';
import type { ServerMessage } from '@duopolis/protocol';
import { recordsOf, type TableOptions } from '@duopolis/table';
import { gather, type Player } from '../kit/play.ts';
import { granted, tableOptions } from '../kit/server.ts';
import { contradictions } from './history.ts';
import type { Kept } from './kept.ts';
import { gapsOf, toldTo, type Witness, witnessAt } from './witness.ts';

/** What happens to whom, and where the truth is read. */
export interface Trial {
  readonly address: () => string;
  readonly faults: {
    readonly [fault: string]: (random: RandomSource, tables: readonly string[]) => Promise<void>;
  };
  readonly kept: (tables: readonly string[], people: readonly Witness[]) => Promise<readonly Kept[]>;
  /** Whether the next fault waits until somebody is there again: where there is only one server, nobody else would meet it. */
  readonly waits?: boolean;
  /** Resolves when nothing goes wrong any more by itself. */
  readonly settled?: () => Promise<void>;
  /** What is wrong with the whole after it. */
  readonly problems?: () => Promise<readonly string[]>;
}

export interface Outcome {
  readonly seed: string;
  readonly happened: readonly string[];
  readonly acknowledged: number;
  /** Commands that were refused because they could not be kept. */
  readonly unkept: number;
  readonly events: number;
  /** Milliseconds for which a client had no server. */
  readonly gaps: readonly number[];
  readonly problems: readonly string[];
}

const FAULTS_EACH = 4;
/** Milliseconds after the last fault: a game that has not ended by then never will. */
const PATIENCE = 45_000;
/** Seconds. */
const LATE = 1;

/** Two tables: one that somebody watches with a delay, and one with clocks and Capitals. */
const TABLES: readonly TableOptions[] = [
  tableOptions({ seats: 4 }, { watching: { who: 'everyone', delay: LATE } }),
  tableOptions({ seats: 3, capitals: true }, { pace: { kind: 'live', choose: 60, place: 60 } }),
];

const within = <T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> =>
  Promise.race([promise, wait(milliseconds, undefined, { ref: false })]);

/** Says something new from time to time, until the game is over. */
async function chatter(player: Player, isDone: () => boolean, nth = 1): Promise<void> {
  const { link, person, isOver } = player;
  if (isOver() || isDone()) return;
  const content = { kind: 'text' as const, text: `${person.name} ${nth}` };
  await within(link.ask({ type: 'say', channel: 'table', content }), PATIENCE);
  await wait(400);
  return chatter(player, isDone, nth + 1);
}

/** Comes to look on, and sees everything later than the others. */
async function watcherAt(trial: Trial, table: string): Promise<{ person: Witness; saw: () => boolean }> {
  const person = await witnessAt(trial.address, 'Dora');
  const link = person.connection.table(table);
  await granted(link, { type: 'join', name: 'Dora' });
  link.watch();
  return { person, saw: () => link.view()?.open.phase === 'over' };
}

const isUnkept = (message: ServerMessage): boolean =>
  message.type === 'refused' && message.error.code === 'not-stored';

async function until(isSo: () => boolean, milliseconds: number): Promise<void> {
  const late = performance.now() + milliseconds;
  // oxlint-disable-next-line no-await-in-loop -- until it is so
  while (!isSo() && performance.now() < late) await wait(20);
}

export async function runTrial(trial: Trial, seed: string): Promise<Outcome> {
  const random = fastRandom(seed);
  const names = Object.keys(trial.faults);
  const players = await Promise.all(['Ann', 'Ben', 'Cleo'].map((name) => witnessAt(trial.address, name)));
  const games = [
    await gather(players, TABLES[0] as TableOptions),
    await gather(players, TABLES[1] as TableOptions),
  ];
  const tables = games.map(([first]) => first?.table ?? '');
  const dora = await watcherAt(trial, tables[0] ?? '');
  const people = [...players, dora.person];
  const happened: string[] = [];
  let done = false;
  const talking = games.map(([first]) => chatter(first as Player, () => done));
  const isOver = (): boolean => games.flat().every((player) => player.isOver());
  const isAnyoneThere = (): boolean =>
    isOver() || players.some(({ connection }) => connection.state() === 'connected');
  while (happened.length < FAULTS_EACH && !isOver()) {
    // oxlint-disable no-await-in-loop -- one fault after the other
    await wait(below(random, 120));
    const name = names[below(random, names.length)] as string;
    happened.push(name);
    await trial.faults[name]?.(random, tables);
    if (trial.waits === true) await until(isAnyoneThere, PATIENCE);
    // oxlint-enable no-await-in-loop
  }
  await trial.settled?.();
  await within(Promise.all(games.flat().map(({ over }) => over)), PATIENCE);
  await until(dora.saw, PATIENCE);
  done = true;
  await within(Promise.all(talking), PATIENCE);
  const stuck = [
    ...games.flatMap(([first], nth) => (first?.isOver() === true ? [] : [`table ${nth} is stuck`])),
    ...(dora.saw() ? [] : ['who watches late never saw the end']),
  ];
  for (const { connection } of people) connection.close();
  const kept = await trial.kept(tables, people);
  const fouls = kept.flatMap(({ log }) =>
    recordsOf(log).flatMap((record) => (verifyRecord(record).ok ? [] : ['the record breaks a rule'])),
  );
  return {
    seed,
    happened,
    acknowledged: people.flatMap(toldTo).filter(({ type }) => type === 'done').length,
    unkept: people.flatMap(toldTo).filter(isUnkept).length,
    events: kept.reduce((sum, { log }) => sum + log.length, 0),
    gaps: people.flatMap(gapsOf),
    problems: [
      ...stuck,
      ...kept.flatMap((one) => people.flatMap((person) => contradictions(person, one))),
      ...fouls,
      ...((await trial.problems?.()) ?? []),
    ],
  };
}
