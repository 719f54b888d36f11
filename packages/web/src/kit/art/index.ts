/** The drawings: the only entry point of this folder. Those of Capitals load when first shown, or with loadCapitalsArt. */
import './art.css';

export { Balance } from './balance.tsx';
export { CivicArt, MatArt } from './capitals.tsx';
export { loadCapitalsArt } from './capitals-art.ts';
export { Compass, Logo } from './emblem.tsx';
export { Bunting, Firework, Laurel } from './festive.tsx';
export { type ArtSize, artSize, variantAt } from './face.ts';
export { Icon, LandmarkArt, TypeBadge } from './icon.tsx';
export type { IconName } from './icons.ts';
export { Plumb, WaxSeal } from './medallion.tsx';
export { Portrait, type PortraitName } from './portrait.tsx';
export { AUTOMA_PORTRAITS, BOT_PORTRAITS } from './portraits/automata.ts';
export { Balloon, Skyline } from './skyline.tsx';
export { patternFill } from './sprite.ts';
export { DuplexArt, DuplexSeam, TileArt, TileBack } from './tile.tsx';
