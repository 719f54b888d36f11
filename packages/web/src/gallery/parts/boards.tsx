/** Boards: every tone of a tile, every mark, legal and refused cells, mats, small cities, Automacity. */
import type { Cell, OpenGame } from '@duopolis/rules';
import { matOf } from '@duopolis/rules/cities';
import type { TableView } from '@duopolis/table';
import { Board, type BoardProps } from '../../game/board/board.tsx';
import type { BoardState, Piece } from '../../game/board/board-model.ts';
import { Laid } from '../../game/score/automacity-tray.tsx';
import { CityWhy } from '../../game/score/city-why.tsx';
import { MiniCity } from '../../game/score/mini-city.tsx';
import { MARK_TONES } from '../../game/board/board-model.ts';
import type { Exhibit, GalleryPart } from './exhibit.ts';
import { tableOf, viewAt } from './sample-table.ts';

const FRAME = { top: 0, left: 0, height: 4, width: 4 };
const MAT_FRAME = { top: -1, left: -1, height: 5, width: 5 };
const NOTHING: BoardState = { frame: FRAME, pieces: [], legal: [], marks: [] };

const STANDING: readonly Piece[] = [
  { tile: 'S', at: [1, 1], tone: 'standing' },
  { tile: 'S', at: [1, 2], tone: 'standing' },
  { tile: 'P', at: [2, 1], tone: 'standing' },
  { tile: 'H-d', at: [3, 1], tone: 'standing' },
  { tile: 'O|F', at: [1, 3], tone: 'standing' },
];

const boardOf = (name: string, state: Partial<BoardState>, props: Partial<BoardProps> = {}): Exhibit => ({
  name,
  Show: () => (
    <div class="gallery-board">
      <Board state={{ ...NOTHING, ...state }} label={name} {...props} />
    </div>
  ),
});

const withPiece = (name: string, ...pieces: readonly Piece[]): Exhibit =>
  boardOf(name, { pieces: [...STANDING, ...pieces] });

const LEGAL: BoardState['legal'] = [
  { at: [0, 1], gain: 2, best: false },
  { at: [0, 2], gain: 5, best: true },
  { at: [2, 2], gain: -1, best: false },
  { at: [1, 0], gain: 0, best: false },
];

/** One mark of each tone, side by side. */
const MARKS: BoardState['marks'] = MARK_TONES.map((tone, nth) => {
  const row = Math.floor(nth / 4);
  const cells: readonly Cell[] = nth === 0 ? [[0, 0]] : [[row, nth % 4]];
  return { cells, tone, ...(nth === 0 && { label: '10' }) };
});

const ghost = (number: number, at: Cell, look: NonNullable<Piece['look']>): Piece => ({
  tile: 'P',
  at,
  tone: 'ghost',
  by: 'Ben',
  number,
  look,
  gain: 3,
  offer: number,
});

const STATES: readonly Exhibit[] = [
  boardOf('Empty', { legal: [{ at: [1, 1], best: true }] }),
  boardOf('Standing tiles', { pieces: STANDING }),
  boardOf('Legal cells with gains', { pieces: STANDING, legal: LEGAL }, { tile: 'park' }),
  withPiece('Pointed at', { tile: 'P', at: [2, 2], tone: 'preview', gain: 4 }),
  withPiece('Tried, not yet confirmed', { tile: 'P', at: [2, 2], tone: 'staged', gain: 4 }),
  withPiece('Just placed by a partner', { tile: 'P', at: [2, 2], tone: 'just', by: 'Ben', portrait: 'cap' }),
  withPiece(
    'Offers: turned up, another, agreed',
    ghost(1, [2, 2], 'shown'),
    ghost(2, [0, 1], 'other'),
    ghost(3, [0, 2], 'agreed'),
  ),
  withPiece('A better cell in a review', { tile: 'S', at: [1, 0], tone: 'hint', by: '+5' }),
  boardOf(
    'Refused cell',
    { pieces: STANDING },
    { tile: 'park', refused: { cell: [0, 0], why: 'It must touch a tile.', saysWhere: false } },
  ),
  boardOf('Marks of every tone', { marks: MARKS }),
];

/** Views of games, for drawing a table's city. */
const ofTables = (square: TableView, capital: TableView): readonly Exhibit[] => [
  {
    name: 'MiniCity',
    Show: () => (
      <div class="gallery-mini">
        <MiniCity view={square} city={0} />
      </div>
    ),
  },
  {
    name: 'MiniCity on a mat',
    Show: () => (
      <div class="gallery-mini">
        <MiniCity view={capital} city={0} size="small" />
      </div>
    ),
  },
  { name: 'Automacity', Show: () => <Laid laid={['S', 'S', 'F', 'd', 'e', 'P', 'H']} /> },
  { name: 'Automacity, empty', Show: () => <Laid laid={[]} /> },
  { name: 'Why a city scores', isWide: true, Show: () => <CityWhy view={square} city={0} /> },
];

const isOver = ({ phase }: OpenGame): boolean => phase === 'over';

export const boards: GalleryPart = async () => {
  const [square, capital] = await Promise.all([
    viewAt(tableOf(3), isOver),
    viewAt(tableOf(3, 'capitals'), isOver),
  ]);
  const [city] = capital.game?.open.cities ?? [];
  const mat = city && matOf(city);
  return [
    ...STATES,
    ...(mat === undefined ? [] : [boardOf('Landscape mat', { frame: MAT_FRAME, mat })]),
    ...ofTables(square, capital),
  ];
};
