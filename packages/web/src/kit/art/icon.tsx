/** An interface icon, a type's badge, and a city's emblem, each in a square of the given size. */
import type { BuildingType, Letter } from '@duopolis/rules';
import { isLetter, typeOfLetter } from '@duopolis/rules/notation';
import { badge } from './type-badge.ts';
import { isTavern } from './glyph.ts';
import { ICONS, type IconName } from './icons.ts';
import { capitalsArt } from './capitals-art.ts';
import { BASE_LANDMARKS, PLAIN_TOWER } from './drawing/landmarks.ts';
import { marked } from './marks.ts';
import { drawing } from './sprite.ts';

export interface PictureProps {
  readonly size?: number;
  readonly class?: string;
}

export const Icon = ({ name, size = 24, class: given = '' }: PictureProps & { readonly name: IconName }) => (
  <svg
    class={`icon ${given}`}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    stroke-width="1.8"
    aria-hidden="true"
  >
    <path d={ICONS[name]} />
  </svg>
);

/** A type's badge; for a tavern letter, the badge of its kind. */
export const TypeBadge = ({
  type,
  size = 24,
  class: given = '',
}: PictureProps & { readonly type: BuildingType | 'civic' | Letter }) => {
  const of = isLetter(type) ? typeOfLetter(type) : type;
  const kind = isLetter(type) && isTavern(type) ? type : 'any';
  return (
    <svg class={`type-badge ${given}`} width={size} height={size} viewBox="0 0 34 34" aria-hidden="true">
      <use href={drawing(marked(`badge-${of}-${kind}`), 34, () => badge(of, kind))} />
    </svg>
  );
};

/** The emblem of a city token; a custom token gets a plain tower. */
export const LandmarkArt = ({
  city,
  size = 24,
  class: given = '',
}: PictureProps & { readonly city: string }) => (
  <svg
    class={`icon ${given}`}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    stroke-width={strokeAt(size)}
    aria-hidden="true"
  >
    <path d={BASE_LANDMARKS[city] ?? capitalsArt()?.capitalLandmark(city) ?? PLAIN_TOWER} />
  </svg>
);

/** The line keeps about its weight on the screen while the emblem grows. */
const strokeAt = (size: number): number => (size < 26 ? 1.4 : size < 34 ? 1.25 : 1.1);
