/** What each type is drawn with: its buildings, pattern, badge, silhouette and letter. */
import { factory, smallFactory } from './factory-drawing.ts';
import { house, smallHouse } from './house-drawing.ts';
import { office, smallOffice } from './office-drawing.ts';
import type { ArtType } from './drawing/paint.ts';
import { park, smallPark } from './park-drawing.ts';
import { shop, smallShop } from './shop-drawing.ts';

interface TypeArt {
  /** The engraved tint of the sky: width and height of the repeat, and what is drawn in it. */
  readonly pattern: readonly [width: number, height: number, drawing: string];
  /** The shape of the badge, on a 34 grid. */
  readonly badge: string;
}

/** Types with one kind of building have a silhouette and a letter; each tavern kind has its own sign. */
export type SignType = Exclude<ArtType, 'tavern'>;
export type Anchor = readonly [x: number, y: number, scale: number];

interface SignArt extends TypeArt {
  /** On a 24 grid. */
  readonly silhouette: string;
  /** Centred on [17, 17], 15 high, so that no font is needed. */
  readonly letter: string;
  /** The centre of the letter in the silhouette, and its scale. */
  readonly letterInSilhouette: Anchor;
  /** Where the letter looks centred in the badge, which is not the middle of its box. */
  readonly letterInBadge: readonly [x: number, y: number];
  /** The corner of the silhouette in the badge, and its scale. */
  readonly silhouetteInBadge: Anchor;
}

/** Drawings of one building, one for each variant. */
export type Drawings = readonly (() => string)[];

interface BuildingArt extends SignArt {
  readonly full: Drawings;
  readonly small: Drawings;
}

export const TYPE_ART: { readonly [type in Exclude<SignType, 'civic'>]: BuildingArt } & {
  /** The drawings of each kind are in `tavern.ts`. */
  readonly tavern: TypeArt;
  /** Its drawings are in `civic-face.ts`. */
  readonly civic: SignArt;
} = {
  shop: {
    full: shop,
    small: smallShop,
    pattern: [12, 12, '<path d="M3 0V12" stroke-width="5" stroke-linecap="butt"/>'],
    badge:
      'M3 5a2 2 0 0 1 2-2h24a2 2 0 0 1 2 2v22.5a3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0Z',
    silhouette: 'M1.5 7.5L4.2 1.5h15.6l2.7 6a2.6 2.6 0 0 1-2 2.5V22.5h-17V10a2.6 2.6 0 0 1-2-2.5Z',
    letter:
      'M21.9 13c-.5-2.2-2.3-3.4-4.9-3.4-2.9 0-4.7 1.4-4.7 3.5 0 4.9 9.7 2.4 9.7 7.4 0 2.3-2 3.9-5 3.9-2.9 0-4.9-1.4-5.3-3.8',
    letterInSilhouette: [12, 16.6, 0.6],
    letterInBadge: [17, 16.5],
    silhouetteInBadge: [8, 6, 0.75],
  },
  factory: {
    full: factory,
    small: smallFactory,
    pattern: [20, 14, '<path d="M0 .8H20M0 7.8H20M5 .8V7.8M15 7.8V14.8"/>'],
    badge: 'M9.5 2h15L33 17 24.5 32h-15L1 17Z',
    silhouette: 'M1.5 22.5V7.5l5 3.5V7.5l5 3.5V7.5l4.6 3.200L17 1.5h4l1.5 21Z',
    letter: 'M13 24.5V11.2h9.5M13 17.5h8',
    letterInSilhouette: [10.5, 16.6, 0.6],
    letterInBadge: [16.6, 17],
    silhouetteInBadge: [7.4, 7, 0.78],
  },
  tavern: {
    pattern: [
      16,
      16,
      '<path d="M0 8L8 0L16 8L8 16Z"/><path d="M8 8h.01M0 0h.01M16 0h.01M0 16h.01M16 16h.01" stroke-width="3.2"/>',
    ],
    badge: 'M17 1.5a15.5 15.5 0 1 1 0 31a15.5 15.5 0 1 1 0-31Z',
  },
  office: {
    full: office,
    small: smallOffice,
    pattern: [11, 11, '<path d="M0 .7H11M.7 0V11"/>'],
    badge: 'M6.5 1.5h21v31h-21Z',
    silhouette: 'M5 22.5V5l7-4 7 4v17.5Z',
    letter: 'M17 10c-3.3 0-5.4 2.7-5.4 7s2.1 7 5.4 7 5.4-2.7 5.4-7-2.1-7-5.4-7Z',
    letterInSilhouette: [12, 13, 0.8],
    letterInBadge: [17, 17],
    silhouetteInBadge: [8, 6.5, 0.75],
  },
  park: {
    full: park,
    small: smallPark,
    pattern: [
      26,
      20,
      '<path d="M4 8V2.5M1.5 8L.6 4.5M6.5 8l.9-3.5M17 18v-5.5M14.5 18l-.9-3.5M19.5 18l.9-3.5"/>',
    ],
    badge:
      'M17 1.5c5 0 8 3 8 6.8 4.2 0 7.5 3.5 7.5 8.2s-3.3 8.2-7.5 8.2c0 4.2-3 7.3-8 7.3s-8-3.1-8-7.3c-4.2 0-7.5-3.5-7.5-8.2s3.3-8.2 7.5-8.2c0-3.8 3-6.8 8-6.8Z',
    silhouette:
      'M12 1a5.6 5.6 0 0 1 5.5 4.3 5.6 5.6 0 0 1 .9 10.5 5 5 0 0 1-4.6 2.2v4.5h-3.6V18a5 5 0 0 1-4.6-2.2A5.6 5.6 0 0 1 6.5 5.3 5.6 5.6 0 0 1 12 1Z',
    letter: 'M13 24.5V11.2h4.6a3.9 3.9 0 0 1 0 7.9H13',
    letterInSilhouette: [12.3, 10.3, 0.7],
    letterInBadge: [17.5, 16.8],
    silhouetteInBadge: [7, 6.5, 0.83],
  },
  house: {
    full: house,
    small: smallHouse,
    pattern: [16, 14, '<path d="M0 0A8 7 0 0 0 16 0M-8 7A8 7 0 0 0 8 7A8 7 0 0 0 24 7"/>'],
    badge: 'M17 1L32.5 13.5V32.5h-31V13.5Z',
    silhouette: 'M12 1.5L22.5 11.5h-2.3v11H3.8v-11H1.5Z',
    letter: 'M12 9.5v15M22 9.5v15M12 17h10',
    letterInSilhouette: [12, 15, 0.72],
    letterInBadge: [17, 20],
    silhouetteInBadge: [8, 11, 0.75],
  },
  civic: {
    pattern: [16, 16, '<path d="M4 1v6M1 4h6M12 9v6M9 12h6"/>'],
    badge:
      'M17 1l3.7 3 4.7-1 2 4.4 4.5 1.8-.4 4.8L34 17l-2.5 3.2.4 4.8-4.5 1.8-2 4.4-4.7-1L17 33l-3.7-2.8-4.7 1-2-4.4-4.5-1.8.4-4.8L0 17l2.5-3-.4-4.8L6.6 7.4l2-4.4 4.7 1Z',
    silhouette: 'M12 1L1.5 7v2.5h21V7ZM3.5 10.5h17V20h-17ZM1.5 20.5h21V23h-21Z',
    letter: 'M22.4 12.6c-1.2-1.8-2.9-2.7-5-2.7-3.7 0-6.1 2.8-6.1 7.1s2.4 7.1 6.1 7.1c2.1 0 3.8-.9 5-2.7',
    letterInSilhouette: [12.3, 15.3, 0.6],
    letterInBadge: [17, 17],
    silhouetteInBadge: [7, 7, 0.83],
  },
};
