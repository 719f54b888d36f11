/** Patterns: the engraved tint of the sky, another one for each type, so that grey tells them apart too. */
import { type ArtType, paint } from './paint.ts';

/** Width and height of the repeat, and what is drawn in it. */
export const PATTERN: { readonly [type in ArtType]: readonly [number, number, string] } = {
  shop: [12, 12, '<path d="M3 0V12" stroke-width="5" stroke-linecap="butt"/>'],
  factory: [20, 14, '<path d="M0 .8H20M0 7.8H20M5 .8V7.8M15 7.8V14.8"/>'],
  tavern: [
    16,
    16,
    '<path d="M0 8L8 0L16 8L8 16Z"/><path d="M8 8h.01M0 0h.01M16 0h.01M0 16h.01M16 16h.01" stroke-width="3.2"/>',
  ],
  office: [11, 11, '<path d="M0 .7H11M.7 0V11"/>'],
  park: [26, 20, '<path d="M4 8V2.5M1.5 8L.6 4.5M6.5 8l.9-3.5M17 18v-5.5M14.5 18l-.9-3.5M19.5 18l.9-3.5"/>'],
  house: [16, 14, '<path d="M0 0A8 7 0 0 0 16 0M-8 7A8 7 0 0 0 8 7A8 7 0 0 0 24 7"/>'],
  civic: [16, 16, '<path d="M4 1v6M1 4h6M12 9v6M9 12h6"/>'],
};

export const patternId = (type: ArtType): string => `sky-${type}`;

export const pattern = (type: ArtType): string => {
  const [width, height, drawing] = PATTERN[type];
  return `<pattern id="${patternId(type)}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><g fill="none" stroke="${paint(type, 'p')}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></pattern>`;
};

/** The light that comes up from the horizon. */
export const horizon =
  '<linearGradient id="sky-light" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="var(--skyhi)" stop-opacity="0"/><stop offset=".55" stop-color="var(--skyhi)" stop-opacity=".08"/><stop offset="1" stop-color="var(--skyhi)" stop-opacity=".5"/></linearGradient>';
