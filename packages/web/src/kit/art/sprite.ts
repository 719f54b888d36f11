/** The sprite: every drawing is put into the page once, when it is first needed, and shown by <use> from then on. */
import { BUILDING_TYPES } from '@duopolis/rules';
import { horizon, pattern, patternId } from './pattern.ts';
import type { ArtType } from './paint.ts';

const drawn = new Set<string>();
let host: Element | undefined;

/** Patterns and gradients, which drawings refer to. */
const DEFINITIONS = [...[...BUILDING_TYPES, 'civic' as const].map(pattern), horizon];

/** Where there is no page, as on a server that makes pictures, drawings are kept as text. */
const texts = new Map<string, string>(
  DEFINITIONS.map((text) => [/ id="([^"]+)"/.exec(text)?.[1] ?? '', text]),
);

export const textOfDrawing = (id: string): string | undefined => texts.get(id);

const SVG = 'http://www.w3.org/2000/svg';

/** Hidden by its size, since patterns in an element that is not displayed are not painted. */
function sprite(): Element | undefined {
  if (host !== undefined || typeof document === 'undefined') return host;
  host = document.createElementNS(SVG, 'svg');
  host.setAttribute('class', 'art-sprite');
  host.setAttribute('width', '0');
  host.setAttribute('height', '0');
  host.setAttribute('aria-hidden', 'true');
  host.innerHTML = `<defs>${DEFINITIONS.join('')}</defs>`;
  document.body.append(host);
  return host;
}

/** The address of a drawing in the sprite, which is drawn now if it was not yet. */
export function drawing(id: string, grid: number | string, draw: () => string): string {
  if (drawn.has(id)) return `#${id}`;
  drawn.add(id);
  const viewBox = typeof grid === 'number' ? `0 0 ${grid} ${grid}` : grid;
  const symbol = `<symbol id="${id}" viewBox="${viewBox}">${draw()}</symbol>`;
  const into = sprite();
  if (into === undefined) texts.set(id, symbol);
  else into.insertAdjacentHTML('beforeend', symbol);
  return `#${id}`;
}

/** What fills a bar or a district with the pattern of a type. */
export function patternFill(type: ArtType): string {
  sprite();
  return `url(#${patternId(type)})`;
}
