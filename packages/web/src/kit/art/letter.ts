/** The letters on badges, drawn so that they need no font. */
import { type Anchor, type SignType, TYPE_ART } from './type-art.ts';

/** A letter with its centre at [x, y]; scale 1 is 15 units high. */
export const letter = (type: SignType, [x, y, scale]: Anchor, colour: string): string =>
  `<path transform="translate(${x - 17 * scale} ${y - 17 * scale}) scale(${scale})" d="${TYPE_ART[type].letter}" fill="none" stroke="${colour}" stroke-width="3.4"/>`;
