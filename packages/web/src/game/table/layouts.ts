/** How the table is laid out on a screen of some size, and how large a board can be on it. */

/** Ring: the screen is the table. Tall: a phone held upright. Low: a phone on its side. */
const LAYOUTS = ['ring', 'tall', 'low'] as const;
type LayoutName = (typeof LAYOUTS)[number];

export interface Layout {
  readonly name: LayoutName;
  /** Little height: a lower arch, and less room to talk. */
  readonly tight: boolean;
  /** Upright, but with room for both cities side by side. */
  readonly broad: boolean;
  /** The side of my boards in pixels. */
  readonly board: number;
}

/** Everything above and below a board on the ring, in pixels. */
const AROUND = { roomy: 456, tight: 372 } as const;
const LARGEST = 500;
const SMALLEST = 176;

const within = (size: number, most = LARGEST): number => Math.floor(Math.max(SMALLEST, Math.min(size, most)));

export function layoutFor(width: number, height: number): Layout {
  if (width >= 960 && height >= 560) {
    const tight = height < 760;
    const around = tight ? AROUND.tight : AROUND.roomy;
    return {
      name: 'ring',
      tight,
      broad: false,
      board: within(Math.min(height - around, width * 0.283 - 12)),
    };
  }
  if (width > height && width >= 560) {
    const board = within(Math.min(height - 120, (width - 320) / 2));
    return { name: 'low', tight: true, broad: false, board };
  }
  const broad = width >= 700;
  return {
    name: 'tall',
    tight: false,
    broad,
    board: broad ? within((width - 24) / 2 - 26, 400) : within(width - 128, 340),
  };
}
