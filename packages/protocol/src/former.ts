/** The name of people who had their data deleted: a text for older clients, and a mark that no chosen name has. */

/** An invisible mark that `cleanName` takes out of every name somebody chooses. */
export const FORMER_PLAYER = 'a former player\u2060';

export const isFormerPlayer = (name: string): boolean => name === FORMER_PLAYER;
