/** Contestants by name: bots of ours, and programs, one process for each of its seats. */
import { type BotName, BOTS } from '@duopolis/bots';
import { type Contestant, contestantOf, type Lineup } from '@duopolis/bots/arena';
import { wordsOf } from './command-line.ts';
import { type Program, programOf, type Watch } from './bot-program.ts';

export const isOurs = (name: string): name is BotName => Object.hasOwn(BOTS, name);

/** The contestants of one stream of games, reused from game to game. */
export interface ContestantPool {
  readonly seat: (lineup: Lineup) => readonly (Contestant | undefined)[];
  readonly stop: () => Promise<void>;
}

export function contestantPool(folder: string, watch: Watch): ContestantPool {
  const programs = new Map<string, Program>();
  const program = (name: string, nth: number): Program => {
    const key = `${nth} ${name}`;
    const known = programs.get(key) ?? programOf(wordsOf(name), folder, { watch });
    programs.set(key, known);
    return known;
  };
  return {
    seat: (lineup) => {
      const seated = new Map<string, number>();
      return lineup.map((name) => {
        if (name === undefined) return undefined;
        if (isOurs(name)) return contestantOf(BOTS[name]);
        const nth = seated.get(name) ?? 0;
        seated.set(name, nth + 1);
        return program(name, nth);
      });
    },
    stop: async () => {
      await Promise.all([...programs.values()].map(({ stop }) => stop()));
    },
  };
}
