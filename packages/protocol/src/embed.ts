/** The data of an embedded replay or city, and the oEmbed request and response. */
import { LIMITS } from '@duopolis/rules';
import type { Film } from '@duopolis/rules/record';
import * as v from 'valibot';

const LOCALE = v.optional(v.pipe(v.string(), v.maxLength(LIMITS.localeText)));

/** A finished game of a server's table: `table-ID-N`. */
const REPLAY_ID = /^table-(?<table>[A-Za-z0-9_-]+)-(?<game>[1-9]\d{0,4})$/;
export const EMBED_REPLAY_PARAMS = v.strictObject({
  replay: v.pipe(
    v.string(),
    v.maxLength(LIMITS.idText),
    v.regex(REPLAY_ID),
    v.transform((id) => {
      const { table = '', game = '' } = REPLAY_ID.exec(id)?.groups ?? {};
      return { table, game: Number(game) };
    }),
  ),
});

/** City notation. */
export const EMBED_CITY = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.cityText));

/** The language of the answer; by default the reader's. */
export const EMBED_QUERY = v.object({ lang: LOCALE });

const PIXELS = v.optional(v.pipe(v.string(), v.maxLength(5), v.regex(/^[1-9]\d*$/), v.transform(Number)));
/** As oEmbed 1.0 names them. */
export const OEMBED_QUERY = v.object({
  url: v.pipe(v.string(), v.maxLength(LIMITS.embedUrl)),
  format: v.optional(v.pipe(v.string(), v.maxLength(8))),
  maxwidth: PIXELS,
  maxheight: PIXELS,
  lang: LOCALE,
});

export interface EmbedAnswer {
  readonly language: string;
  readonly title: string;
  /** The address of the whole game or city on this site. */
  readonly path: string;
  readonly film: Film;
  /** The name of each city, and of its builders, in the answer's language. */
  readonly cities: readonly { readonly name: string; readonly builders: string }[];
  /** The name of each seat; none for a city alone. */
  readonly players: readonly string[];
  readonly standings: readonly { readonly name: string; readonly rank: number; readonly score: number }[];
}

export interface OembedAnswer {
  readonly version: '1.0';
  readonly type: 'rich';
  readonly provider_name: string;
  readonly provider_url: string;
  readonly title: string;
  readonly html: string;
  readonly width: number;
  readonly height: number;
  readonly thumbnail_url?: string;
  readonly thumbnail_width?: number;
  readonly thumbnail_height?: number;
}
