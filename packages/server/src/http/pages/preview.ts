/** The preview of a pasted link: it shows nothing that somebody with only the address may not know. */
import { isOneOf } from '@duopolis/rules/lists';
import { TABLE_PARAMS } from '@duopolis/protocol';
import type { GameRecord } from '@duopolis/rules/record';
import { type Language, languageOfLocale } from '@duopolis/words/language';
import {
  type Preview,
  previewWordsOf,
  PREVIEWED,
  type Previewed,
  type Players,
} from '@duopolis/words/preview';
import { readAs } from '../../site/read-request.ts';
import { recordsFor } from '../../site/records.ts';
import type { Site } from '../../site/site.ts';

/** Also `/t/…`, the shortest form. */
const TABLE = /^\/t(?:able)?\/([^/]+)$/;
const GAME = /^(?:\/embed)?\/replay\/table-([^/]+)-([1-9]\d{0,4})$/;

const isPreviewed = (name: string): name is Previewed => isOneOf(PREVIEWED, name);

/** Which page of the client an address is. Tables on somebody's own device are unknown to the server. */
export function pageAt(path: string): Previewed | undefined {
  const first = path.split('/').find((part) => part !== '') ?? 'home';
  if (first === 't') return 'table';
  if (first === 'local') return 'home';
  return isPreviewed(first) ? first : undefined;
}

/** The first of our languages that the reader accepts. */
export function languageFor(accepted = ''): Language {
  const wanted = accepted
    .split(',', 20)
    .map((part) => {
      const [locale = '', quality = ''] = part.trim().split(';');
      return { language: languageOfLocale(locale), quality: Number(/q=([\d.]+)/.exec(quality)?.[1] ?? 1) };
    })
    .toSorted((one, other) => other.quality - one.quality);
  return wanted.find(({ language }) => language !== undefined)?.language ?? 'en';
}

export async function previewOf(site: Site, path: string, language: Language): Promise<Preview> {
  const words = previewWordsOf(language);
  const [, table] = TABLE.exec(path) ?? [];
  const [, played, game] = GAME.exec(path) ?? [];
  const record = played === undefined ? undefined : await publicGame(site, played, Number(game));
  return (
    (table === undefined ? undefined : await invitation(site, table, language)) ??
    (record && {
      ...previewOfGame(record, language),
      picture: `/api/embed/picture/table-${played}-${game}`,
    }) ??
    words.pages[pageAt(path) ?? 'home']
  );
}

/**
 * An open table in its lobby phase names its host. Other tables reveal nothing: the code behind the # never reaches the
 * server.
 */
async function invitation({ tables }: Site, table: string, language: Language): Promise<Preview | undefined> {
  const params = readAs(TABLE_PARAMS, { table });
  const about = params && (await tables.directory.find(params.table));
  if (about?.phase !== 'gathering' || about.access !== 'open' || about.host === undefined) return undefined;
  return previewWordsOf(language).invitation(about.host, about, about.free);
}

/** The record of a public game. */
export async function publicGame(site: Site, table: string, game: number): Promise<GameRecord | undefined> {
  const params = readAs(TABLE_PARAMS, { table });
  const records = params && (await recordsFor(site, params.table, undefined));
  const found = records?.ok === true ? await records.value.game(game) : undefined;
  return found && (JSON.parse(found.record) as GameRecord);
}

export function previewOfGame(record: GameRecord, language: Language): Preview {
  const { options, seats, result } = record;
  const first = result.seats.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  const named = first.flatMap((seat) => (seats[seat]?.kind === 'human' ? [seats[seat].name] : []));
  return previewWordsOf(language).game({
    players: playersOf(record),
    table: { mode: options.mode, capitals: options.capitals, seats: seats.length },
    winners: named.length === first.length ? named : [],
    points: result.seats[first[0] ?? 0]?.score ?? 0,
  });
}

const playersOf = ({ seats }: GameRecord): Players => ({
  names: seats.flatMap(({ kind, name }) => (kind === 'human' ? [name] : [])),
  bots: seats.filter(({ kind }) => kind === 'bot').length,
  automas: seats.filter(({ kind }) => kind === 'automa').length,
});
