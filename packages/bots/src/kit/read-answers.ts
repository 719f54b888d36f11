/** Parses a program's output: a line is an answer, an answer to something else, or a fault. */
import { type Command, LIMITS, ok, refuse, type Result } from '@duopolis/rules';
import {
  cleanText,
  integer,
  type JsonProblem,
  label,
  objectOf,
  optional,
  type Reader,
  readJson,
  text,
} from '@duopolis/rules/json';
import type { Fault } from './fault.ts';
import { PROTOCOL } from './bot-protocol.ts';

/** The part of a wrong line that a report shows. */
const SHOWN = 120;
const shown = (line: string): string => cleanText(line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line);

const anything: Reader<unknown> = (value) => ok(value);

const word = text(LIMITS.idText);
const number = integer(-LIMITS.recordNumber, LIMITS.recordNumber);
const tagged = objectOf({ type: word });
const hello = objectOf({ type: word, protocol: word, name: label(LIMITS.recordName) });
const command = objectOf({ type: word, id: number, index: optional(number), command: optional(anything) });

const faultOf = ({ code }: JsonProblem, line: string): Fault =>
  code === 'bad-json' ? { code: 'garbage', line: shown(line) } : { code: 'wrong-answer', line: shown(line) };

/** The name a program gives itself. */
export function readHello(line: string): Result<string, Fault> {
  const read = readJson(line, hello, LIMITS.botLine);
  if (!read.ok) return refuse(faultOf(read.error, line));
  const { type, protocol, name } = read.value;
  return type === 'hello' && protocol === PROTOCOL && name !== ''
    ? ok(name)
    : refuse({ code: 'wrong-answer', line: shown(line) });
}

/** The command of an answer, or nothing if the line answers an older question or is only talk. */
export function readCommand(
  line: string,
  id: number,
  legal: readonly Command[],
): Result<Command | undefined, Fault> {
  const tag = readJson(line, tagged, LIMITS.botLine);
  if (!tag.ok) return refuse(faultOf(tag.error, line));
  if (tag.value.type !== 'command') return ok(undefined);
  const read = readJson(line, command, LIMITS.botLine);
  if (!read.ok) return refuse(faultOf(read.error, line));
  const { id: answered, index, command: given } = read.value;
  if (answered < id) return ok(undefined);
  const chosen = index === undefined ? legal.find((one) => isSame(one, given)) : legal[index];
  if (answered === id && chosen !== undefined) return ok(chosen);
  return refuse({ code: 'wrong-answer', line: shown(line) });
}

const isSameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const inOneOrder = (tiles: unknown): string | undefined =>
  Array.isArray(tiles) ? tiles.map(String).toSorted().join() : undefined;

/** The same command in any order of its fields and of the two tiles of a choice. */
function isSame(legal: Command, given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return false;
  const fields = new Map<string, unknown>(Object.entries(given));
  return Object.entries(legal).every(([field, value]) => {
    const other = fields.get(field);
    return field === 'tiles' ? inOneOrder(other) === inOneOrder(value) : isSameJson(other, value);
  });
}
