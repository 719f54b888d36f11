/** Writes the head of a page: title, description, and the preview of pasted links (Open Graph). */
import { type Language, LANGUAGES } from '@duopolis/words/language';
import { type Preview, previewWordsOf } from '@duopolis/words/preview';
import { embedPathOf, oembedLink } from './oembed.ts';

/** The picture shown with a link (npm run picture). */
const PICTURE = { file: '/share.png', width: 1200, height: 630 } as const;

const ESCAPED: { readonly [letter: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ESCAPED[letter] ?? '');

/** The tags of the built page that are replaced. */
const OWN =
  /[ \t]*<(?:meta (?:name="(?:description|twitter:card)"|property="og:[^"]*")[^>]*|link rel="canonical"[^>]*)>\n?/g;
const TITLE = /<title>[^<]*<\/title>/;

const meta = (kind: 'name' | 'property', name: string, content: string | number): string =>
  `<meta ${kind}="${name}" content="${escaped(`${content}`)}" />`;

/** Where other sites find the embed code of the page. */
const discovery = (href: string, title: string): string =>
  `<link rel="alternate" type="application/json+oembed" href="${escaped(href)}" title="${escaped(title)}" />`;

/** The meta tags of a page; a finished game has its own picture. */
export interface Head extends Preview {
  readonly language: Language;
  /** The origin of the site, without a path. */
  readonly origin: string;
  readonly path: string;
}

export function withHead(
  page: string,
  { title, description, picture, language, origin, path }: Head,
): string {
  const { locale, image, gameImage } = previewWordsOf(language);
  const others = LANGUAGES.filter((other) => other !== language);
  const head = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Duopolis'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', `${origin}${path}`),
    meta('property', 'og:locale', locale),
    ...others.map((other) => meta('property', 'og:locale:alternate', previewWordsOf(other).locale)),
    meta('property', 'og:image', `${origin}${picture ?? PICTURE.file}`),
    meta('property', 'og:image:width', PICTURE.width),
    meta('property', 'og:image:height', PICTURE.height),
    meta('property', 'og:image:alt', picture === undefined ? image : gameImage),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(embedPathOf({ pathname: path, hash: '' }) === undefined
      ? []
      : [discovery(oembedLink(origin, path), title)]),
  ].join('\n    ');
  return page
    .replace(OWN, '')
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(TITLE, () => head);
}
