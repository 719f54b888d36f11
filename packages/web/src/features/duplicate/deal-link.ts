/** A deal that several people play: the game, the bots and the seed, as one word in an address. */
import { checkOptions, type Mode, type Options } from '@duopolis/rules';
import { commitTo } from '@duopolis/rules/chance';
import type { GameRecord } from '@duopolis/rules/record';
import type { Difficulty, SoloKind } from '@duopolis/rules/solo';
import { playedSeats } from '@duopolis/table';
import { type Strength, STRENGTHS } from '../../game/setup/setup-options.ts';

export interface Deal {
  readonly game: Options;
  readonly strength: Strength;
  /** How many people sit at a table, around one device; bots take the other seats. */
  readonly people: number;
  /** It reveals every hand; the screen says that the link contains it. */
  readonly seed: string;
}

/** `table-4-capitals-hard-SEED`, `table-4-with-3-easy-SEED` for three people and a bot, `solo-3-full-4-medium-SEED`. */
const WRITTEN = new RegExp(
  `^(table|duel|solo|duo)-([2-7])(-capitals)?(?:-(simple|full)-([1-7]))?(?:-with-([2-7]))?-(${STRENGTHS.join('|')})-([0-9a-f]{16,32})$`,
);

export function parseDeal(text: string): Deal | undefined {
  const read = WRITTEN.exec(text);
  if (read === null) return undefined;
  const [, mode, seats, capitals, kind, difficulty, people = '1', strength, seed] = read;
  const solo = { kind: kind as SoloKind, difficulty: Number(difficulty) as Difficulty };
  const game: Options = {
    mode: mode as Mode,
    seats: Number(seats),
    capitals: capitals !== undefined,
    ...(kind !== undefined && { solo }),
  };
  const isRoom = people === '1' || (game.mode !== 'solo' && Number(people) <= playedSeats(game).length);
  if (checkOptions(game) !== undefined || !isRoom) return undefined;
  return { game, strength: strength as Strength, people: Number(people), seed: seed as string };
}

export const makeDeal = ({ game: { mode, seats, capitals, solo }, strength, people, seed }: Deal): string =>
  [
    mode,
    seats,
    ...(capitals ? ['capitals'] : []),
    ...(solo === undefined ? [] : [solo.kind, solo.difficulty]),
    ...(people > 1 ? ['with', people] : []),
    strength,
    seed,
  ].join('-');

const NAME_LENGTH = 4;

/** Its short name: the first characters of the public commitment. */
export const nameOfDeal = ({ seed }: Deal): string => commitTo(seed).slice(0, NAME_LENGTH).toUpperCase();

/** Whether a game was dealt from this deal, at the same kind of table, against the same bots. */
export function isOfDeal({ options, seats, fairness }: GameRecord, deal: Deal): boolean {
  const { game, strength, people, seed } = deal;
  const { mode, capitals, solo } = options;
  return (
    fairness?.seed === seed &&
    mode === game.mode &&
    capitals === game.capitals &&
    seats.length === game.seats &&
    solo?.kind === game.solo?.kind &&
    solo?.difficulty === game.solo?.difficulty &&
    seats.filter(({ kind }) => kind === 'human').length === people &&
    seats.every(({ kind, name }) => kind !== 'bot' || name === strength)
  );
}
