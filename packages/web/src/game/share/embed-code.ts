/** The line of HTML that shows a game or a city on another site (docs/EMBED.md). */

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** In a path an empty cell is `_`: browsers shorten paths with rows of dots. */
const cityPath = (notation: string): string =>
  `/embed/city/${notation.replaceAll('.', '_').split('/').map(encodeURIComponent).join('/')}`;

export type Embedded =
  | { readonly replay: string; readonly title: string }
  | { readonly city: string; readonly title: string };

export const embedPath = (shown: Embedded): string =>
  'replay' in shown ? `/embed/replay/${shown.replay}` : cityPath(shown.city);

export function embedCode(origin: string, shown: Embedded): string {
  const height = 'replay' in shown ? 560 : 480;
  return `<iframe src="${escaped(origin + embedPath(shown))}" title="${escaped(shown.title)}" width="640" height="${height}" loading="lazy" style="border:0"></iframe>`;
}
