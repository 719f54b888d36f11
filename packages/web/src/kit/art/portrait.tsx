/** A portrait in its round frame: the label names the person; ring and seal show whether they must act or are done. */
import { AUTOMATA_DRAWN, type AutomatonPortrait } from './portraits/automata.ts';
import type { Portrait as PersonPortrait } from '@duopolis/table';
import { PEOPLE_DRAWN } from './portraits/people-portraits.ts';
import { drawing } from './sprite.ts';

export type PortraitName = PersonPortrait | AutomatonPortrait;

/** A green ring: still to act. A dark seal with a check: done. Laurels are drawn around `winner`. */
const PORTRAIT_LOOKS = ['plain', 'you', 'awaited', 'done', 'winner'] as const;
type PortraitLook = (typeof PORTRAIT_LOOKS)[number];

const DRAWN: { readonly [portrait in PortraitName]: () => string } = { ...PEOPLE_DRAWN, ...AUTOMATA_DRAWN };

export interface PortraitProps {
  readonly of: PortraitName;
  /** The name of the player; empty only where the name is shown beside the portrait. */
  readonly label: string;
  /** From 20 to 94 px. */
  readonly size?: number;
  readonly look?: PortraitLook;
  readonly class?: string;
}

/** Below this size the lines are drawn heavier. */
const SMALL = 30;

export const Portrait = ({ of, label, size = 46, look = 'plain', class: given = '' }: PortraitProps) => (
  <svg
    class={`portrait portrait-${look}${size < SMALL ? ' portrait-small' : ''} ${given}`}
    width={size}
    height={size}
    viewBox="0 0 52 52"
    {...(label === '' ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
  >
    <circle class="portrait-back" cx="26" cy="26" r="24.5" />
    <g class="portrait-bust">
      <use href={drawing(`portrait-${of}`, 48, DRAWN[of])} x="2" y="2" width="48" height="48" />
    </g>
    <circle class="portrait-frame" cx="26" cy="26" r="24" />
    {look === 'done' && (
      <g class="portrait-seal">
        <circle cx="43" cy="43" r="8" />
        <path d="M39 43.2l2.9 2.9 5 -6" />
      </g>
    )}
  </svg>
);
