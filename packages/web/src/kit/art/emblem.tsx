/** The mark of the game, and the compass rose of its maps. */
import { rose } from './back.ts';
import type { PictureProps } from './icon.tsx';

/** Two houses and the bridge between them. */
export const Logo = ({ size = 24, class: given = '' }: PictureProps) => (
  <svg
    class={`logo ${given}`}
    width={size * 1.5}
    height={size}
    viewBox="0 0 36 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.6"
    stroke-linejoin="round"
    stroke-linecap="round"
    aria-hidden="true"
  >
    <path d="M1 22h34M3 22V11l4-4 4 4v11M5.5 22v-4h3v4M25 22V7h8v15M25 11h8M25 15h8M11 22c2-6.5 12-6.5 14 0M11 17.5c3-5 11-5 14 0M18 13.7v3.4M14.5 15v3.2M21.5 15v3.2" />
  </svg>
);

const ROSE =
  '<g fill="none" stroke="var(--rule)"><circle cx="80" cy="96" r="58"/><circle cx="80" cy="96" r="52" stroke-width=".8"/></g>' +
  rose([80, 96, 74], { dark: 'var(--rule)', light: 'var(--paper)' });

/** With its letter for north, as on the first page. */
export const Compass = ({ size = 160, class: given = '' }: PictureProps) => (
  <svg
    class={given}
    width={size}
    height={Math.round((size * 174) / 160)}
    viewBox="0 0 160 174"
    aria-hidden="true"
  >
    <g dangerouslySetInnerHTML={{ __html: ROSE }} />
    <text class="compass-north" x="80" y="15" text-anchor="middle">
      N
    </text>
  </svg>
);
