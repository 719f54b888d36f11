/** One thing that the gallery shows, and where it is shown. */
import type { ComponentType } from 'preact';

export interface Exhibit {
  /** In English: the gallery is for developers. */
  readonly name: string;
  /** Drawn with the product's own components; it reads words when it is drawn, so that it follows the language. */
  readonly Show: ComponentType;
  /** Takes a whole row instead of as much as it needs. */
  readonly isWide?: boolean;
}

/** A file in `parts`: everything is prepared before the first drawing, so that the page never jumps. */
export type GalleryPart = () => Promise<readonly Exhibit[]>;
