/** The questions before a campaign begins. */
import { isCancel, select } from '@clack/prompts';
import { CAMPAIGN_LENGTHS } from '@duopolis/rules/campaign';
import { DIFFICULTIES, RECOMMENDED_DIFFICULTY, SOLO_KINDS } from '@duopolis/rules/solo';
import type { Shell } from '../shell.ts';

export interface AskedTerms {
  readonly length: string;
  readonly kind: string;
  readonly difficulty: string;
}

/** Nothing if the questions were cancelled. */
export async function askTerms({ vocabulary, words }: Shell): Promise<AskedTerms | undefined> {
  const { automas } = vocabulary;
  const { ask, games } = words.campaign;
  const length = await select<string>({
    message: ask.length,
    showInstructions: false,
    options: CAMPAIGN_LENGTHS.map((value) => ({ value: `${value}`, label: games(value) })),
  });
  if (isCancel(length)) return undefined;
  const kind = await select<string>({
    message: ask.kind,
    showInstructions: false,
    options: SOLO_KINDS.map((value) => ({ value, label: automas.kinds[value] })),
  });
  if (isCancel(kind)) return undefined;
  const difficulty = await select<string>({
    message: ask.difficulty,
    showInstructions: false,
    initialValue: `${RECOMMENDED_DIFFICULTY}`,
    options: DIFFICULTIES.map((value) => ({ value: `${value}`, label: automas.level(value) })),
  });
  return isCancel(difficulty) ? undefined : { length, kind, difficulty };
}
