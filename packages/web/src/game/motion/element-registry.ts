/** A registry of elements: parts of the table register their elements by name, so that nobody queries the document. */

/** The elements that motion, keys, dragging and the first game need. */
type Name =
  | 'hand'
  /** The ring road, which hands and tiles follow. */
  | 'road'
  | `seat-${number}`
  /** The layer of a city's tiles, in the order in which they were placed. */
  | `tiles-${number}`
  | `hand-tile-${number}`
  /** A board of mine that can be played on, and the card around it. */
  | `board-${number}`
  | `city-${number}`
  /** The bar on top, and the panel between my cities. */
  | 'bar'
  | 'centre';

type Report = (element: Element | null) => void;

const elements = new Map<Name, Element>();
const reports = new Map<Name, Report>();

/** A ref for the element of that name; always the same function, so that it is called only when the element changes. */
export function placeRef(name: Name): Report {
  const known = reports.get(name);
  if (known !== undefined) return known;
  let mine: Element | null = null;
  const report: Report = (element) => {
    if (element !== null) elements.set(name, element);
    // The old part may unmount after the new one has mounted.
    else if (elements.get(name) === mine) elements.delete(name);
    mine = element;
  };
  reports.set(name, report);
  return report;
}

export const elementAt = (name: Name): Element | undefined => elements.get(name);

/** A tile in a city by its index among the city's tiles. */
export const tileAt = (city: number, nth: number): Element | undefined =>
  elements.get(`tiles-${city}`)?.children[nth];

/** All tiles of the hand. */
export function handTiles(): readonly Element[] {
  const tiles: Element[] = [];
  for (let nth = 0; ; nth++) {
    const tile = elements.get(`hand-tile-${nth}`);
    if (tile === undefined) return tiles;
    tiles.push(tile);
  }
}
