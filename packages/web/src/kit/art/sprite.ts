/** The sprite: every drawing is added to the page once, on first use, and shown by <use> from then on. */
import { BUILDING_TYPES } from '@duopolis/rules';
import { horizon, pattern, patternId } from './pattern.ts';
import type { ArtType } from './drawing/paint.ts';

const drawn = new Set<string>();
let host: Element | undefined;

/** Patterns and gradients, which drawings refer to. */
const DEFINITIONS = [...[...BUILDING_TYPES, 'civic' as const].map(pattern), horizon];

/** Without a page, as on a server that draws pictures, drawings are kept as text. */
const texts = new Map<string, string>(
  DEFINITIONS.map((text) => [/ id="([^"]+)"/.exec(text)?.[1] ?? '', text]),
);

export const textOfDrawing = (id: string): string | undefined => texts.get(id);

const SVG = 'http://www.w3.org/2000/svg';

/** Hidden by size: browsers don't paint patterns of an element that is not displayed. */
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

/** The address of a drawing in the sprite; draws it on first use. */
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

/** The pattern of a type, for filling a bar or a district. */
export function patternFill(type: ArtType): string {
  sprite();
  return `url(#${patternId(type)})`;
}
