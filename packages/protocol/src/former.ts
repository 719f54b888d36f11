/** The name of people whose data was deleted: a text for older clients, and a mark that no chosen name has. */

/** An invisible mark that `cleanName` removes from every chosen name. */
export const FORMER_PLAYER = 'a former player\u2060';

export const isFormerPlayer = (name: string): boolean => name === FORMER_PLAYER;
