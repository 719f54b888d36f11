/** Small things: the wax seal of a locked choice, the plumb-bob of the binding city. */
import { itemAt } from '@duopolis/rules/lists';
import { n } from './drawing/pen.ts';
import type { PictureProps } from './icon.tsx';

/** An uneven rim, as pressed by hand. */
const RIM = [15.4, 14.2, 15.8, 14.6, 15.2, 14, 15.6, 14.8, 15.9, 14.4];

/** Each point of the rim has its own radius. */
function rimPoint(i: number): readonly [number, number] {
  const angle = (i / RIM.length) * 2 * Math.PI;
  const r = itemAt(RIM, i % RIM.length);
  return [17 + r * Math.cos(angle), 17 + r * Math.sin(angle)];
}

function wax(): string {
  let d = '';
  for (let i = 0; i < RIM.length; i++) {
    const [x, y] = rimPoint(i);
    const [nextX, nextY] = rimPoint(i + 1);
    const [midX, midY] = [(x + nextX) / 2, (y + nextY) / 2];
    d += i === 0 ? `M${n(midX)} ${n(midY)}` : `Q${n(x)} ${n(y)} ${n(midX)} ${n(midY)}`;
  }
  const [x, y] = rimPoint(0);
  const [nextX, nextY] = rimPoint(1);
  return `${d}Q${n(x)} ${n(y)} ${n((x + nextX) / 2)} ${n((y + nextY) / 2)}Z`;
}

const WAX = wax();

/** The check mark works without colour. */
export const WaxSeal = ({ size = 34, class: given = '' }: PictureProps) => (
  <svg class={`wax-seal ${given}`} width={size} height={size} viewBox="0 0 34 34" aria-hidden="true">
    <path d={WAX} fill="var(--act)" stroke="var(--panel)" stroke-width="1.5" />
    <circle cx="17" cy="17" r="10.5" fill="none" stroke="var(--act-ink)" stroke-width="1" opacity=".6" />
    <path
      d="M11.5 17.5l4 4 7.5-8.5"
      fill="none"
      stroke="var(--act-ink)"
      stroke-width="2.6"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);

export const Plumb = ({ size = 24, class: given = '' }: PictureProps) => (
  <svg class={given} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 1.5v7" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" />
    <path
      d="M8 8.5h8l-1 5.5-3 8.5-3-8.5Z"
      fill="currentColor"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linejoin="round"
    />
    <path d="M10.5 6.5h3" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" />
  </svg>
);
