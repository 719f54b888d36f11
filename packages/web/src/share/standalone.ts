/** A drawing of the page as a picture of its own: everything it refers to inside it, colours as they are in its light. */

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

const REFERENCE = /(?:href="#|url\(["']?#|url\(&quot;#)([\w-]+)/g;
const PROPERTY = /var\(--([\w-]+)\)/g;
const BY_LIGHT = /light-dark\(([^,()]+),([^,()]+)\)/g;

/** All drawings that a drawing needs, those they need included, each once. */
export function drawingsFor(markup: string, { drawing }: Page): readonly string[] {
  const found = new Map<string, string>();
  const look = (text: string): void => {
    for (const [, id = ''] of text.matchAll(REFERENCE)) {
      const drawn = found.has(id) ? undefined : drawing(id);
      if (drawn === undefined) continue;
      found.set(id, drawn);
      look(drawn);
    }
  };
  look(markup);
  return [...found.values()];
}

/** Programs that know neither custom properties nor lights read plain colours. */
export function inLight(text: string, light: Light, { property }: Page): string {
  const plain = text.replaceAll(PROPERTY, (_, name: string) =>
    inLight(property(name), light, { property } as Page),
  );
  return plain.replaceAll(BY_LIGHT, (_, day: string, night: string) =>
    (light === 'day' ? day : night).trim(),
  );
}

export interface Fonts {
  /** Font faces with their files inside. */
  readonly faces: string;
}

/** From the markup of an svg element to the text of an SVG file. */
export function standaloneSvg(
  markup: string,
  light: Light,
  page: Page,
  { faces }: Fonts = { faces: '' },
): string {
  const opening = /^<svg[^>]*>/.exec(markup)?.[0] ?? '';
  const inside = markup.slice(opening.length);
  const style = `<style>${faces}${page.strokes}</style>`;
  const defs = `<defs>${drawingsFor(markup, page).join('')}</defs>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${inLight(opening + style + defs + inside, light, page)}\n`;
}
