/** Patterns: the engraved tint of the sky, another one for each type, so that grey tells them apart too. */
import { type ArtType, paint } from './drawing/paint.ts';
import { TYPE_ART } from './type-art.ts';

export const patternId = (type: ArtType): string => `sky-${type}`;

export const pattern = (type: ArtType): string => {
  const [width, height, drawing] = TYPE_ART[type].pattern;
  return `<pattern id="${patternId(type)}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><g fill="none" stroke="${paint(type, 'p')}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></pattern>`;
};

/** The light that comes up from the horizon. */
export const horizon =
  '<linearGradient id="sky-light" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="var(--skyhi)" stop-opacity="0"/><stop offset=".55" stop-color="var(--skyhi)" stop-opacity=".08"/><stop offset="1" stop-color="var(--skyhi)" stop-opacity=".5"/></linearGradient>';
