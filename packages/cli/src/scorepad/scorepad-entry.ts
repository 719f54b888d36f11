/** How a game gets into the score pad: as arguments, from a sheet, or line by line. */
import { citiesOfSeats, type CityIndex, LIMITS, ok, refuse, type Result } from '@duopolis/rules';
import type { Components } from '@duopolis/rules/components';
import { cleanText } from '@duopolis/rules/json';
import {
  newPad,
  type Pad,
  PAD_SEATS,
  padBuildings,
  padOptions,
  padResult,
  parseSheet,
  replaceCity,
  typedCity,
} from '@duopolis/rules/scorepad';
import { inputLines, STANDARD_INPUT } from '../input-lines.ts';
import type { CliProblem } from '../cli-problem.ts';
import { parseDistricts } from '../score/parse-districts.ts';
import type { Shell } from '../shell.ts';
import { readText } from './scorepad-files.ts';

export interface PadInput {
  readonly players?: string;
  readonly capitals?: true;
  readonly districts?: string;
  readonly box: Components;
}

interface Entered {
  readonly pad: Pad;
  /** Known if the game comes from a sheet. */
  readonly played?: string;
}

type Entry = Result<Entered, CliProblem>;

export function openedPad(file: string): Entry {
  const text = readText(file);
  if (!text.ok) return text;
  const read = parseSheet(text.value);
  return read.ok
    ? ok({ pad: read.value.pad, played: read.value.sheet.played })
    : refuse({ code: 'bad-sheet', file, problem: read.error });
}

function namesIn(text: string): Result<readonly string[], CliProblem> {
  const names = text
    .split(',')
    .map((name) => cleanText(name).trim().slice(0, LIMITS.displayName))
    .filter((name) => name !== '');
  const isRight = names.length >= PAD_SEATS.min && names.length <= PAD_SEATS.max;
  return isRight ? ok(names) : refuse({ code: 'pad-players', found: names.length, ...PAD_SEATS });
}

function emptyPad(players: string, { capitals, districts, box }: PadInput): Result<Pad, CliProblem> {
  const names = namesIn(players);
  if (!names.ok) return names;
  const pad = newPad(names.value, { capitals: capitals === true || districts !== undefined, box });
  if (districts === undefined) return ok(pad);
  const pairs = parseDistricts(districts);
  return pairs.ok ? ok({ ...pad, districts: pairs.value }) : pairs;
}

/** Without names the players are numbered; as many cities, as many players. */
export function givenPad(cities: readonly string[], given: PadInput): Entry {
  const numbers = cities.map((_city, nth) => `${nth + 1}`).join(',');
  const empty = emptyPad(given.players ?? numbers, given);
  if (!empty.ok) return empty;
  let pad = empty.value;
  if (cities.length !== pad.cities.length)
    return refuse({ code: 'pad-cities', found: cities.length, need: pad.cities.length });
  for (const [nth, city] of cities.entries()) {
    const grid = typedCity(city, pad);
    if (!grid.ok) return refuse({ code: 'typed-city', nth: nth + 1, city, problem: grid.error });
    pad = replaceCity(pad, nth, grid.value);
  }
  return ok({ pad });
}

/** The builders of a city, joined by `&`. */
export function partnersOf(pad: Pad, city: CityIndex): string {
  const seats = citiesOfSeats(padOptions(pad));
  const partners = pad.names.filter((_, seat) => seats[seat]?.includes(city) === true);
  return partners.join(' & ');
}

/** Asks on standard error, so that the result on standard output can be piped on. */
export async function askedPad(given: PadInput, shell: Shell): Promise<Entry> {
  const { scorepad } = shell.words;
  const lines = inputLines(STANDARD_INPUT, shell);
  const ask = async (question: string): Promise<string | undefined> => {
    shell.note(`${question} `);
    const next = await lines.next();
    return next.done === true ? undefined : next.value.text;
  };
  const players = given.players ?? (await ask(scorepad.askPlayers));
  const districts =
    given.districts ?? (given.capitals === true ? await ask(scorepad.askDistricts) : undefined);
  const empty = emptyPad(players ?? '', { ...given, ...(districts !== undefined && { districts }) });
  return empty.ok ? askCities(empty.value, ask, shell) : empty;
}

/** Factories and districts are compared with all cities, also with those that are not entered yet. */
const isFinal = (pad: Pad, city: CityIndex): boolean =>
  city === pad.cities.length - 1 || (!pad.capitals && padBuildings(pad)[city]?.factory === 0);

/** Asks again for a city that can't be read. */
async function askCities(
  empty: Pad,
  ask: (question: string) => Promise<string | undefined>,
  { words, vocabulary, note }: Shell,
): Promise<Entry> {
  const { scorepad } = words;
  let pad = empty;
  for (let city = 0; city < pad.cities.length; ) {
    const name = vocabulary.pieces.token(pad.tokens[city] ?? '');
    const question = scorepad.askCity(name, partnersOf(pad, city), pad.cities[city]?.cells.length ?? 0);
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    const text = await ask(question);
    if (text === undefined) return refuse({ code: 'pad-unfinished' });
    const grid = typedCity(text, pad);
    if (!grid.ok) {
      note(`${scorepad.pad.typed(grid.error)}\n`);
      continue;
    }
    pad = replaceCity(pad, city, grid.value);
    const points = vocabulary.scores.points(padResult(pad).cities[city]?.total ?? 0);
    note(`${(isFinal(pad, city) ? scorepad.counted : scorepad.countedSoFar)(name, points)}\n`);
    city++;
  }
  return ok({ pad });
}
