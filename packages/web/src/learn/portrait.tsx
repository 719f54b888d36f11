/** The two partners, drawn like everything else: ink line and flat wash. */
import type { Voice } from './moment.ts';

/** She: a straw hat with a ribbon, curls, a collar. */
const SHE = (
  <>
    <path class="portrait-tint portrait-coat-left" d="M10 64c1-12 9-17 22-17s21 5 22 17Z" />
    <path class="portrait-wall" d="M25 47l7 8 7-8 3 2-5 12h-10l-5-12Z" />
    <path class="portrait-hair" d="M17 30c-3 8-2 17 3 20 1-6 0-10 1-16ZM47 30c3 8 2 17-3 20-1-6 0-10-1-16Z" />
    <path class="portrait-skin" d="M21 28c0 14 4 21 11 21s11-7 11-21c-4-5-18-5-22 0Z" />
    <path class="portrait-hair" d="M20 31c2-6 7-8 12-7 6 0 10 2 12 7 2-7-1-12-12-12s-14 5-12 12Z" />
    <path class="portrait-straw" d="M9 24c8-5 38-5 46 0-8 5-38 5-46 0Z" />
    <path class="portrait-straw" d="M20 22c0-10 4-14 12-14s12 4 12 14c-7 2-17 2-24 0Z" />
    <path class="portrait-ribbon-left" d="M20 18c7 2 17 2 24 0v4c-7 2-17 2-24 0Z" />
    <path class="portrait-ink" d="M27 35v1.5M37 35v1.5M28 42c2.5 2.4 5.5 2.4 8 0M31.5 37l-1 3h2" />
  </>
);

/** He: a bowler, side whiskers and a beard, round glasses. */
const HE = (
  <>
    <path class="portrait-tint portrait-coat-right" d="M8 64c1-13 10-17 24-17s23 4 24 17Z" />
    <path class="portrait-wall" d="M26 47h12l-3 14h-6Z" />
    <path class="portrait-ribbon-right" d="M32 51l-6-3v6ZM32 51l6-3v6Z" />
    <path class="portrait-skin" d="M20 27c0 14 4 23 12 23s12-9 12-23c-5-4-19-4-24 0Z" />
    <path
      class="portrait-beard"
      d="M20 28c-1 14 4 26 12 26s13-12 12-26l-3 8c-2 3-4 3-9 3s-7 0-9-3ZM28 42.500c2-1.500 6-1.500 8 0-2 2-6 2-8 0Z"
    />
    <path class="portrait-hat" d="M10 24c3-3 7-3 10-3h24c3 0 7 0 10 3-3 4-8 3-12 3H22c-4 0-9 1-12-3Z" />
    <path class="portrait-hat" d="M19 22c0-11 5-16 13-16s13 5 13 16Z" />
    <path class="portrait-ribbon-right" d="M19 18h26v4H19Z" />
    <path
      class="portrait-ink"
      d="M23.500 33a3.600 3.600 0 1 0 7.200 0a3.600 3.600 0 1 0-7.200 0M33.300 33a3.600 3.600 0 1 0 7.200 0a3.600 3.600 0 1 0-7.200 0M30.700 32.500c.8-.8 1.800-.8 2.600 0M27 33v.6M37 33v.6"
    />
  </>
);

const DRAWN: { readonly [voice in Voice]: typeof SHE } = { left: SHE, right: HE };

export const Portrait = ({ of: voice, size = 56 }: { readonly of: Voice; readonly size?: number }) => (
  <svg class="portrait" width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
    <circle class="portrait-ground" cx="32" cy="32" r="31" />
    <clipPath id={`portrait-${voice}`}>
      <circle cx="32" cy="32" r="30.2" />
    </clipPath>
    <g clip-path={`url(#portrait-${voice})`}>{DRAWN[voice]}</g>
    <circle class="portrait-ring" cx="32" cy="32" r="31" />
  </svg>
);
