/** A drawing of the page as a standalone picture: with everything it refers to, in the colours of its theme. */

/** What the page knows of a drawing. */
export interface Page {
  /** The markup of an element by its id. */
  readonly drawing: (id: string) => string | undefined;
  /** The value of a custom property, as it is written in the style. */
  readonly property: (name: string) => string;
  /** Style of the strokes. */
  readonly strokes: string;
}

export const LIGHTS = ['day', 'night'] as const;
export type Light = (typeof LIGHTS)[number];

const TAG = /<[a-z][^>]*>/gi;
const ATTRIBUTE = /([\w:-]+)=(?:"([^"]*)"|'([^']*)')/g;
/** Attributes that describe or name, and may contain people's input. */
const DESCRIPTIVE = /^(?:aria-.*|data-.*|title|alt|id|class|name|xmlns.*)$/;

const REFERENCE = /(?:^#|url\((?:["']|&quot;)?#)([\w-]+)/g;
/** With the fallback for an unset property. */
const PROPERTY = /var\(--([\w-]+)(?:,([^()]*))?\)/g;
const BY_LIGHT = /light-dark\(([^,()]+),([^,()]+)\)/g;

/** Changes the values of attributes that draw. Text and labels contain names of people, so they are never interpreted. */
const changeDrawn = (markup: string, change: (value: string) => string): string =>
  markup.replaceAll(TAG, (tag) =>
    tag.replaceAll(ATTRIBUTE, (whole, name: string, one?: string, other?: string) => {
      if (DESCRIPTIVE.test(name)) return whole;
      return one === undefined ? `${name}='${change(other ?? '')}'` : `${name}="${change(one)}"`;
    }),
  );

function referencesIn(markup: string): readonly string[] {
  const found: string[] = [];
  changeDrawn(markup, (value) => {
    for (const [, id = ''] of value.matchAll(REFERENCE)) found.push(id);
    return value;
  });
  return found;
}

/** All drawings that a drawing needs, transitively, each once. */
export function drawingsFor(markup: string, { drawing }: Page): readonly string[] {
  const found = new Map<string, string>();
  const look = (text: string): void => {
    for (const id of referencesIn(text)) {
      const drawn = found.has(id) ? undefined : drawing(id);
      if (drawn === undefined) continue;
      found.set(id, drawn);
      look(drawn);
    }
  };
  look(markup);
  return [...found.values()];
}

/** Style or one attribute. Programs without custom properties or themes read plain colours. */
export function inLight(text: string, light: Light, { property }: Page): string {
  const plain = text.replaceAll(PROPERTY, (_, name: string, otherwise = '') =>
    inLight(property(name) || otherwise.trim(), light, { property } as Page),
  );
  return plain.replaceAll(BY_LIGHT, (_, day: string, night: string) =>
    (light === 'day' ? day : night).trim(),
  );
}

export interface Fonts {
  /** Font faces with their files inlined. */
  readonly faces: string;
}

/** From the markup of an svg element to the text of an SVG file. */
export function standaloneSvg(
  markup: string,
  light: Light,
  { page, fonts: { faces } = { faces: '' } }: { readonly page: Page; readonly fonts?: Fonts | undefined },
): string {
  const opening = /^<svg[^>]*>/.exec(markup)?.[0] ?? '';
  const inside = markup.slice(opening.length);
  const lit = (value: string): string => inLight(value, light, page);
  const style = `<style>${lit(faces + page.strokes)}text{font-variant-numeric:lining-nums}</style>`;
  const defs = `<defs>${drawingsFor(markup, page).join('')}</defs>`;
  const drawn = [changeDrawn(opening, lit), style, changeDrawn(defs + inside, lit)];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${drawn.join('')}\n`;
}
