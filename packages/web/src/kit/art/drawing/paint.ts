/** The paint box: the colours of the drawings, as custom properties so that day and night need no redrawing. */
import type { BuildingType } from '@duopolis/rules';

export type ArtType = BuildingType | 'civic';

/** Wash of the sky, tint, mid, dark part, ground, pattern, deep text, badge, badge text; f is the fir of the parks. */
export type Pot = 'w' | 't' | 'm' | 'k' | 'g' | 'p' | 'd' | 'b' | 'bt' | 'f';

export const paint = (type: ArtType, pot: Pot): string => `var(--${type}-${pot})`;

export const WALL = 'var(--wall)';
export const STONE = 'var(--stone)';
export const GLASS = 'var(--glass)';
export const DARK = 'var(--dark)';
export const SMOKE = 'var(--smoke)';
export const LINE = 'var(--line)';
export const LEAF = 'var(--leafhi)';
export const PATH = 'var(--path)';
export const WATER = 'var(--water)';
export const PANEL = 'var(--panel)';
