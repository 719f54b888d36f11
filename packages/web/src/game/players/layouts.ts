/** The layout of the table for a screen size, and the size of its boards. */

/** Ring: the screen is the table. Tall: a phone held upright. Low: a phone on its side. */
const LAYOUTS = ['ring', 'tall', 'low'] as const;
type LayoutName = (typeof LAYOUTS)[number];

export interface Layout {
  readonly name: LayoutName;
  /** Little height: a lower arch, and less room for talk. */
  readonly tight: boolean;
  /** Upright, but with room for both cities side by side. */
  readonly broad: boolean;
  /** Upright and so low that only the main button stays in view while the rest scrolls: a page at 400 %. */
  readonly short: boolean;
  /** The side of my boards in pixels. */
  readonly board: number;
}

/** Everything above and below a board on the ring, in pixels. */
const AROUND = { roomy: 456, tight: 372 } as const;
/** The same on a phone: the bar, the far side of the ring, the hand, and two cities with their strips. */
const AROUND_PHONE = { tall: 398, folded: 328, low: 188 } as const;
/** Cells of about 200 pixels; what a larger monitor has left is room around the table. */
const LARGEST = 840;
/** What the score, the hand and the gaps need between the boards of a wide screen. */
const BETWEEN = 700;
/** What stands beside a board on an upright phone, with its frame. */
const RAIL = 128;
const SMALLEST = { ring: 176, phone: 152 } as const;
/** Lower phones show the far side of the ring below the cities. */
const FOLDED = 720;
const SHORT = 480;

const within = (size: number, least: number, most = LARGEST): number =>
  Math.floor(Math.max(least, Math.min(size, most)));

/** Larger text needs the layout of a smaller screen, as a zoomed page has it; the boards keep the room that words leave. */
export function layoutForText(width: number, height: number, text: number): Layout {
  const layout = layoutFor(width / text, height / text);
  const most = layout.name === 'tall' && !layout.broad ? width - RAIL * text : LARGEST;
  return { ...layout, board: Math.max(layout.board, Math.floor(Math.min(layout.board * text, most))) };
}

export function layoutFor(width: number, height: number): Layout {
  if (width >= 960 && height >= 560) {
    const tight = height < 760;
    const around = tight ? AROUND.tight : AROUND.roomy;
    return {
      name: 'ring',
      tight,
      broad: false,
      short: false,
      board: within(
        Math.min(height - around, Math.max(width * 0.283 - 12, (width - BETWEEN) / 2)),
        SMALLEST.ring,
      ),
    };
  }
  if (width > height && width >= 560) {
    const board = within(Math.min(height - AROUND_PHONE.low, (width - 320) / 2), SMALLEST.phone);
    return { name: 'low', tight: true, broad: false, short: false, board };
  }
  const broad = width >= 700;
  const tight = !broad && height < FOLDED;
  const around = tight ? AROUND_PHONE.folded : AROUND_PHONE.tall;
  return {
    name: 'tall',
    tight,
    broad,
    short: !broad && height < SHORT,
    board: broad
      ? within((width - 24) / 2 - 26, SMALLEST.ring, 400)
      : within(Math.min(width - RAIL, (height - around) / 2), SMALLEST.phone, 340),
  };
}
