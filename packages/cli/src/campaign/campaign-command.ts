/** `duopolis campaign`: a campaign of solo games that is kept in a file. */
import { randomUUID } from 'node:crypto';
import { BUILDING_TYPES, ok, refuse, type Result } from '@duopolis/rules';
import {
  CAMPAIGN_CITIES,
  CAMPAIGN_LENGTHS,
  type CampaignCity,
  type CampaignLength,
  type CampaignTerms,
  isCampaignOver,
  lowestCities,
} from '@duopolis/rules/campaign';
import { readComponents } from '../components/components-file.ts';
import { choice } from '../option-parsers.ts';
import { playerName } from '../play/player-name.ts';
import { hasTerminal, inTerminal } from '../play/play-session.ts';
import type { CliProblem } from '../cli-problem.ts';
import { SUCCESS, type Outcome, type Shell } from '../shell.ts';
import { readOptions } from '../game-options.ts';
import { askTerms } from './campaign-questions.ts';
import { type CampaignFile, withCampaign, withPick } from './campaign-file-format.ts';
import { campaignLines, pickWords, scoreLines, statusOf } from './overview.ts';
import { defaultFile, openStore, readStore, type Store } from './campaign-file.ts';
import { campaignThrough } from './play-campaign.ts';

export const CAMPAIGN_ACTIONS = ['new', 'status', 'play', 'pick', 'scores'] as const;

export interface CampaignOptions {
  readonly file?: string;
  readonly length?: string;
  readonly kind?: string;
  readonly difficulty?: string;
  readonly capitals?: true;
  readonly name?: string;
  readonly city?: string;
  readonly abandon?: true;
  readonly seed?: string;
  readonly components?: string;
  readonly json?: true;
}

const today = (): string => new Date().toISOString().slice(0, 10);

export async function campaign(
  { action, type }: { readonly action: string | undefined; readonly type: string | undefined },
  given: CampaignOptions,
  shell: Shell,
): Promise<Outcome> {
  const wanted = choice('ACTION', action ?? (hasTerminal() ? 'play' : 'status'), CAMPAIGN_ACTIONS);
  if (!wanted.ok) return wanted;
  const file = given.file ?? defaultFile(shell.environment);
  switch (wanted.value) {
    case 'status':
    case 'scores':
      return show(wanted.value, readStore(file), { campaignOptions: given, shell });
    case 'new':
      return during(file, (store) => begun(store, given, shell));
    case 'pick':
      return during(file, (store) => picked(store, { type, given, shell }));
    case 'play':
      if (!hasTerminal()) return refuse({ code: 'not-a-terminal', command: 'campaign play' });
      return during(file, (store) => played(store, given, shell));
  }
}

/** Opens the file, and always closes it again. */
async function during(file: string, act: (store: Store) => Outcome | Promise<Outcome>): Promise<Outcome> {
  const store = openStore(file);
  if (!store.ok) return store;
  try {
    return await act(store.value);
  } finally {
    store.value.close();
  }
}

function show(
  what: 'status' | 'scores',
  kept: Result<CampaignFile, CliProblem>,
  { campaignOptions: { json }, shell }: { readonly campaignOptions: CampaignOptions; readonly shell: Shell },
): Outcome {
  if (!kept.ok) return kept;
  const { campaign: now, unfinished, highScores } = kept.value;
  if (json === true) {
    shell.print(JSON.stringify(what === 'scores' ? highScores.scores : statusOf(kept.value)));
    return SUCCESS;
  }
  const lines =
    what === 'scores'
      ? scoreLines(highScores, shell)
      : now === undefined
        ? [shell.words.campaign.none]
        : [...campaignLines(now, { unfinished }, shell), ...pickWords(now, shell).map((line) => `  ${line}`)];
  for (const line of lines) shell.print(line.trimEnd());
  return SUCCESS;
}

function readTerms(given: CampaignOptions): Result<CampaignTerms, CliProblem> {
  const length = choice('--length', given.length ?? '3', CAMPAIGN_LENGTHS.map(String));
  if (!length.ok) return length;
  const { kind, difficulty } = given;
  const options = readOptions({
    mode: 'solo',
    ...(kind !== undefined && { kind }),
    ...(difficulty !== undefined && { difficulty }),
  });
  if (!options.ok) return options;
  const { solo } = options.value;
  if (solo === undefined) throw new RangeError('a solo game has its kind and difficulty');
  return ok({
    length: Number(length.value) as CampaignLength,
    difficulty: solo.difficulty,
    mode: solo.kind,
    capitals: given.capitals === true,
  });
}

/** A running campaign is only dropped on request. */
function begun(store: Store, given: CampaignOptions, shell: Shell): Outcome {
  const terms = readTerms(given);
  if (!terms.ok) return terms;
  const name = playerName(given.name, shell.vocabulary);
  if (!name.ok) return name;
  const { campaign: now } = store.kept();
  if (now !== undefined && !isCampaignOver(now) && given.abandon !== true) {
    return refuse({ code: 'campaign-under-way', played: now.games.length, length: now.length });
  }
  return show('status', store.save(withCampaign(store.kept(), name.value, terms.value)), {
    campaignOptions: given,
    shell,
  });
}

function picked(
  store: Store,
  {
    type,
    given,
    shell,
  }: { readonly type: string | undefined; readonly given: CampaignOptions; readonly shell: Shell },
): Outcome {
  const wanted = choice('TYPE', type ?? '', BUILDING_TYPES);
  if (!wanted.ok) return wanted;
  const { campaign: now } = store.kept();
  if (now === undefined) return refuse({ code: 'no-campaign' });
  const city = pickedCity(now.awaiting === undefined ? ['left'] : lowestCities(now.awaiting), given.city);
  if (!city.ok) return city;
  const next = withPick(store.kept(), now, { pick: { type: wanted.value, city: city.value }, date: today() });
  if (!next.ok) return refuse({ code: 'campaign-refused', refusal: next.error });
  return show('status', store.save(next.value), { campaignOptions: given, shell });
}

/** Needed only if both cities tie for lowest. */
function pickedCity(
  lowest: readonly CampaignCity[],
  given: string | undefined,
): Result<CampaignCity, CliProblem> {
  if (given !== undefined) return choice('--city', given, CAMPAIGN_CITIES);
  const [city, other] = lowest;
  return city === undefined || other !== undefined
    ? refuse({ code: 'which-city', cities: lowest })
    : ok(city);
}

async function played(store: Store, given: CampaignOptions, shell: Shell): Promise<Outcome> {
  if (store.kept().campaign === undefined) {
    const asked = await askTerms(shell);
    if (asked === undefined) return SUCCESS;
    const fresh = begun(store, { ...given, ...asked }, { ...shell, print: () => {} });
    if (!fresh.ok) return fresh;
  }
  const components = readComponents(given.components);
  if (!components.ok) return components;
  const newSeed = (): string => given.seed ?? randomUUID();
  const done = await inTerminal((terminal) =>
    campaignThrough(store, { terminal, shell, newSeed, today, components: components.value }),
  );
  return done.ok ? show('status', ok(store.kept()), { campaignOptions: given, shell }) : done;
}
