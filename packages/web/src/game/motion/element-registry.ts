/** The element registry: parts of the table register their elements by name, so that nobody queries the document. */

/** Elements of which there are several, by seat, city or index in the hand. */
type Family =
  /** A seat's portrait, and its place on the arch. */
  | 'seat'
  | 'arch-seat'
  /** The layer of a city's tiles, in the order in which they were placed. */
  | 'tiles'
  /** A tile of my hand, and the button around it. */
  | 'hand-tile'
  | 'hand-button'
  /** A board of mine that can be played on, and the card around it. */
  | 'board'
  | 'city'
  /** The head of that card, the name in it, and the button with its points. */
  | 'city-head'
  | 'city-name'
  | 'city-total'
  /** The offer in a city and the button that agrees: in one line under the board, or whole in the talk. */
  | 'offer-strip'
  | 'offer-whole'
  | 'agree-strip'
  | 'agree-whole';

/** The elements that motion, keys, dragging and the first game need. */
type Name =
  | `${Family}-${number}`
  | 'hand'
  /** All tiles of my hand, the main button beside them, and where the hands go next. */
  | 'hand-tiles'
  | 'hand-main'
  | 'hand-pass'
  /** The far side of the ring, and its road, which hands and tiles follow. */
  | 'arch'
  | 'road'
  /** The arrows along it. */
  | 'arrows'
  /** The bar on top, and the panel between my cities. */
  | 'bar'
  | 'centre'
  /** The score in words and on the balance. */
  | 'headline'
  | 'balance'
  /** The points type by type, and what the current move would do. */
  | 'score-types'
  | 'score-would';

type Report = (element: Element | null) => void;

const elements = new Map<Name, Element>();
const reports = new Map<Name, Report>();

/** A ref for the element of that name; always the same function, so that it is called only when the element changes. */
export function elementRef(name: Name): Report {
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

/** More than the cities, the seats or the tiles of a hand. */
const MOST = 12;

/** All elements of a family in the order of their numbers. */
export const elementsOf = (family: Family): readonly Element[] =>
  Array.from({ length: MOST }, (_, nth) => elements.get(`${family}-${nth}`)).filter(
    (element) => element !== undefined,
  );

/** All tiles of the hand. */
export const handTiles = (): readonly Element[] => elementsOf('hand-tile');
