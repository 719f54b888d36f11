/** The position of a tooltip: beside its target, inside the page, never on the target (WCAG 1.4.13). */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Spot {
  readonly left: number;
  readonly top: number;
  /** Higher content scrolls. */
  readonly most: number;
}

const GAP = 6;
const MARGIN = 8;

const within = (at: number, length: number, whole: number): number =>
  Math.max(MARGIN, Math.min(at, whole - length - MARGIN));

/** Above, below, right or left, whichever fits first; otherwise where there is most room. */
export function placeBeside(target: Box, tip: Size, page: Size): Spot {
  const above = target.top - GAP - MARGIN;
  const below = page.height - (target.top + target.height) - GAP - MARGIN;
  const right = page.width - (target.left + target.width) - GAP - MARGIN;
  const left = target.left - GAP - MARGIN;
  const across = within(target.left + (target.width - tip.width) / 2, tip.width, page.width);
  const along = within(target.top + (target.height - tip.height) / 2, tip.height, page.height);
  const whole = page.height - 2 * MARGIN;
  const under = target.top + target.height + GAP;
  if (tip.height <= above) return { left: across, top: target.top - GAP - tip.height, most: above };
  if (tip.height <= below) return { left: across, top: under, most: below };
  if (tip.height <= whole && tip.width <= right)
    return { left: target.left + target.width + GAP, top: along, most: whole };
  if (tip.height <= whole && tip.width <= left)
    return { left: target.left - GAP - tip.width, top: along, most: whole };
  return above > below
    ? { left: across, top: MARGIN, most: Math.max(0, above) }
    : { left: across, top: under, most: Math.max(0, below) };
}
