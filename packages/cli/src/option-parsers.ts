/** Parses option values: every wrong value is reported with what would be right. */
import { BOT_NAMES, type BotName } from '@duopolis/bots';
import { type Mode, ok, refuse, type Result } from '@duopolis/rules';
import type { CliProblem } from './cli-problem.ts';

/** The modes in which you sit among bots. */
export const BOT_MODES = ['table', 'duel', 'duo'] as const satisfies readonly Mode[];
export type BotMode = (typeof BOT_MODES)[number];

type Read<T> = Result<T, CliProblem>;

const WHOLE = /^\d{1,15}$/;

export function wholeNumber(
  option: string,
  found: string,
  { min, max }: { readonly min: number; readonly max?: number | undefined },
): Read<number> {
  const number = Number(found);
  return WHOLE.test(found) && number >= min && number <= (max ?? Number.MAX_SAFE_INTEGER)
    ? ok(number)
    : refuse({ code: 'not-a-number', option, found, min, ...(max !== undefined && { max }) });
}

export function choice<const T extends string>(
  option: string,
  found: string,
  allowed: readonly T[],
): Read<T> {
  const chosen = allowed.find((value) => value === found);
  return chosen === undefined ? refuse({ code: 'not-one-of', option, found, allowed }) : ok(chosen);
}

/** `random,greedy`: bots in the order of the seats. */
export function botList(option: string, found: string): Read<readonly BotName[]> {
  const names: BotName[] = [];
  for (const part of found.split(',')) {
    const name = choice(option, part.trim(), BOT_NAMES);
    if (!name.ok) return name;
    names.push(name.value);
  }
  return ok(names);
}
