/** One item of the gallery. */
import type { ComponentType } from 'preact';

export interface Exhibit {
  /** In English: the gallery is for developers. */
  readonly name: string;
  /** Drawn with the product's own components; it reads the words while drawing, so that it follows the language. */
  readonly Show: ComponentType;
  /** Takes a whole row. */
  readonly isWide?: boolean;
}

/** A file in `parts`: everything is prepared before the first render, so that the page never jumps. */
export type GalleryPart = () => Promise<readonly Exhibit[]>;
