/** Tiles: the face of one cell, the whole duplex, its seam, and the backs. */
import type { Building, Duplex, Letter } from '@duopolis/rules';
import { shapeOf } from '@duopolis/rules/cities';
import { halvesOf, typeOfBuilding } from '@duopolis/rules/notation';
import { tileBack } from './back.ts';
import { badge } from './type-badge.ts';
import { civicFace } from './civic-face.ts';
import { type ArtSize, face, smallFace, variantsOf } from './face.ts';
import { glyphFace, isTavern } from './glyph.ts';
import { marked } from './marks.ts';
import { drawing } from './sprite.ts';

type TileLetter = Building;

/** A drawing inside the square of a face: its address and its place on a 160 grid. */
interface Layer {
  readonly href: string;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}

const isLetter = (building: Building): building is Letter => building.length === 1;

/** Badges grow as tiles shrink. */
const BADGE_AT = { full: [8, 33], medium: [5, 43], small: [4, 62] } as const;
/** A civic face has less room: its strip takes a third. */
const CIVIC_BADGE = 52;

function badgeOf(building: Building, size: Exclude<ArtSize, 'glyph'>): Layer {
  const type = typeOfBuilding(building);
  const kind = isLetter(building) && isTavern(building) ? building : 'any';
  const [at, room] = BADGE_AT[size];
  const side = type === 'civic' ? Math.min(room, CIVIC_BADGE) : room;
  return {
    href: drawing(marked(`badge-${type}-${kind}`), 34, () => badge(type, kind)),
    x: at,
    y: at,
    size: side,
  };
}

function layersOf(building: Building, variant: number, size: ArtSize): readonly Layer[] {
  if (!isLetter(building)) {
    if (size === 'glyph') return [{ href: drawing(marked('glyph-civic'), 24, () => glyphFace('civic')) }];
    return [{ href: civicFace(building, size) }, badgeOf(building, size)];
  }
  if (size === 'glyph')
    return [{ href: drawing(marked(`glyph-${building}`), 24, () => glyphFace(building)) }];
  const at = variant % variantsOf(building);
  if (size === 'small')
    return [
      { href: drawing(`small-${building}-${at}`, 48, () => smallFace(building, at)) },
      badgeOf(building, size),
    ];
  return [
    { href: drawing(`face-${building}-${at}`, 160, () => face(building, at)) },
    badgeOf(building, size),
  ];
}

const shown = (layers: readonly Layer[], dx = 0, dy = 0) =>
  layers.map(({ href, x = 0, y = 0, size = 160 }) => (
    <use key={href} href={href} x={x + dx} y={y + dy} width={size} height={size} />
  ));

export interface TileArtProps {
  readonly letter: TileLetter;
  readonly variant?: number;
  readonly size?: ArtSize;
  readonly class?: string;
}

/** One cell's face. It fills its box; the caller gives it an accessible name. */
export const TileArt = ({ letter, variant = 0, size = 'full', class: name = '' }: TileArtProps) => (
  <svg class={`tile-art ${name}`} data-size={size} viewBox="0 0 160 160" aria-hidden="true">
    {shown(layersOf(letter, variant, size))}
  </svg>
);

export type SeamDirection = 'side' | 'stacked';

/** Dashes along the seam and two staples across it, on a plate of two faces. */
function seam(direction: SeamDirection, size: ArtSize): string {
  const heavy = size === 'glyph' ? 2.2 : size === 'small' ? 1.5 : 1;
  const [long, short] = size === 'glyph' ? [40, 18] : [24 * heavy, 9.5 * heavy];
  const stacked = direction === 'stacked';
  const staple = (at: number): string => {
    const [x, y, w, h] = stacked
      ? [at - short / 2, 160 - long / 2, short, long]
      : [160 - long / 2, at - short / 2, long, short];
    return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${short / 2}" fill="var(--staple)" stroke="var(--staple-edge)" stroke-width="${2 * heavy}"/>`;
  };
  const dash = 7 * heavy;
  return (
    `<path d="${stacked ? 'M0 160H160' : 'M160 0V160'}" stroke="var(--panel)" stroke-width="${4.5 * heavy}"/>` +
    `<path d="${stacked ? 'M0 160H160' : 'M160 0V160'}" stroke="var(--line)" stroke-width="${2.2 * heavy}" stroke-dasharray="${dash} ${dash * 0.8}"/>` +
    /* Clear of the badge in full drawings, clear of the letter in glyphs. */
    (size === 'glyph' ? staple(24) + staple(136) : staple(82) + staple(130))
  );
}

const plate = (direction: SeamDirection): string => (direction === 'stacked' ? '0 0 160 320' : '0 0 320 160');

const seamAt = (direction: SeamDirection, size: ArtSize): string =>
  drawing(`seam-${direction}-${size}`, plate(direction), () => seam(direction, size));

/** The seam on its own, for a box that covers both cells of a duplex. */
export const DuplexSeam = ({
  direction,
  size = 'full',
}: {
  readonly direction: SeamDirection;
  readonly size?: ArtSize;
}) => (
  <svg class="seam-art" viewBox={plate(direction)} preserveAspectRatio="none" aria-hidden="true">
    <use href={seamAt(direction, size)} />
  </svg>
);

export interface DuplexArtProps {
  readonly tile: Duplex;
  readonly variants?: readonly [number, number];
  readonly size?: ArtSize;
  readonly class?: string;
}

/** Both faces on one plate, joined. It fills its box. */
export const DuplexArt = ({ tile, variants = [0, 1], size = 'full', class: name = '' }: DuplexArtProps) => {
  const direction = shapeOf(tile) === 'stacked' ? 'stacked' : 'side';
  const [dx, dy] = direction === 'stacked' ? [0, 160] : [160, 0];
  const [first, second] = halvesOf(tile);
  return (
    <svg
      class={`tile-art ${name}`}
      data-size={size}
      viewBox={plate(direction)}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {shown(layersOf(first, variants[0], size))}
      {shown(layersOf(second, variants[1], size), dx, dy)}
      <use href={seamAt(direction, size)} />
    </svg>
  );
};

const TILE_BACKS = ['single', 'duplex', 'civic'] as const;
export type TileBackKind = (typeof TILE_BACKS)[number];

export const TileBack = ({
  kind,
  class: name = '',
}: {
  readonly kind: TileBackKind;
  readonly class?: string;
}) => {
  const viewBox = kind === 'duplex' ? '0 0 320 160' : '0 0 160 160';
  return (
    <svg class={`tile-art ${name}`} viewBox={viewBox} aria-hidden="true">
      <use href={drawing(`back-${kind}`, viewBox, () => tileBack(kind))} />
    </svg>
  );
};
