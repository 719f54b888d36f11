/** oEmbed 1.0: how another site embeds what one of our links shows. */
import type { OembedAnswer } from '@duopolis/protocol';

/** Must match the client's size (`web/src/embed/picture-areas.ts`). */
const PICTURE = { width: 1200, height: 630 } as const;

/** The default size of an embed, and the smallest readable one. */
const WHOLE = { width: 640, height: 560 } as const;
const LEAST = { width: 240, height: 240 } as const;

const REPLAY = /^(?:\/embed)?\/replay\/([^/]+)$/;
const CITY = '/embed/city/';

/** In a path an empty cell is `_`: browsers shorten paths that contain rows of dots. */
export const cityPath = (notation: string): string =>
  CITY + notation.replaceAll('.', '_').split('/').map(encodeURIComponent).join('/');

/** The notation in the path of an embed, still escaped; nothing if there is none. */
export function cityIn(path: string): string | undefined {
  try {
    return path.startsWith(CITY)
      ? decodeURIComponent(path.slice(CITY.length)).replaceAll('_', '.')
      : undefined;
  } catch {
    return undefined;
  }
}

/** The path of the embed for one of our pages; the editor keeps its city behind the #. */
export function embedPathOf({ pathname, hash }: Pick<URL, 'pathname' | 'hash'>): string | undefined {
  const [, replay] = REPLAY.exec(pathname) ?? [];
  if (replay !== undefined) return `/embed/replay/${replay}`;
  const city = cityIn(pathname === '/city' ? `${CITY}${hash.slice(1)}` : pathname);
  return city === undefined || city === '' ? undefined : cityPath(city);
}

export const oembedLink = (origin: string, path: string): string =>
  `${origin}/api/oembed?url=${encodeURIComponent(`${origin}${path}`)}`;

const ESCAPED: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPED[sign] ?? '');

export interface Embedded {
  readonly origin: string;
  /** Of the embed. */
  readonly path: string;
  readonly title: string;
  /** The address of the page's own picture on the site, if it has one. */
  readonly picture?: string | undefined;
  readonly most: { readonly width?: number | undefined; readonly height?: number | undefined };
}

const within = (whole: number, least: number, most = whole): number => Math.max(least, Math.min(whole, most));

export function oembedOf({ origin, path, title, picture, most }: Embedded): OembedAnswer {
  const width = within(WHOLE.width, LEAST.width, most.width);
  const height = within(WHOLE.height, LEAST.height, most.height);
  const source = escaped(`${origin}${path}`);
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Duopolis',
    provider_url: origin,
    title,
    html: `<iframe src="${source}" title="${escaped(title)}" width="${width}" height="${height}" loading="lazy" style="border:0"></iframe>`,
    width,
    height,
    ...(picture !== undefined && {
      thumbnail_url: `${origin}${picture}`,
      thumbnail_width: PICTURE.width,
      thumbnail_height: PICTURE.height,
    }),
  };
}
