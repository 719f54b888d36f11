/** Tiles as text: a tile is its notation, so reading one is checking it. */
import { isLetter } from '../tile.ts';
import {
  type Civic,
  refuse,
  ok,
  PLAIN_LETTERS,
  type Result,
  TAVERN_LETTERS,
  type Tile,
  TYPE_LETTERS,
} from '../types.ts';
import type { NotationProblem } from './problem.ts';

const TYPE = `[${TYPE_LETTERS.join('')}]`;
const CIVIC = new RegExp(`^\\[(${TYPE})(${TYPE})-(${TYPE})\\]$`);
export const CIVIC_LENGTH = '[PH-T]'.length;

const A_TILE = `${[...PLAIN_LETTERS, ...TAVERN_LETTERS].join(' ')}, S-F, S|F, [PH-T]`;

/** Two wanted types and an unwanted one, all different. */
export function isCivic(text: string): text is Civic {
  const match = CIVIC.exec(text);
  return match !== null && new Set(match.slice(1)).size === 3;
}

export function isTile(text: string): text is Tile {
  if (isLetter(text) || isCivic(text)) return true;
  const [first = '', join = '', second = ''] = text;
  return text.length === 3 && isLetter(first) && (join === '-' || join === '|') && isLetter(second);
}

export const parseTile = (text: string): Result<Tile, NotationProblem> =>
  isTile(text) ? ok(text) : refuse({ code: 'bad-tile', position: 0, found: text, expected: A_TILE });
