/** The content of an embedded game or city, in the reader's language. */
import type { EmbedAnswer } from '@duopolis/protocol';
import { itemAt } from '@duopolis/rules/lists';
import { isLandscapeCell, matInGrid } from '@duopolis/rules/cities';
import { type Grid, type GridCell, parseCity } from '@duopolis/rules/notation';
import { type Film, filmOf, type FilmTile, type GameRecord } from '@duopolis/rules/record';
import { scoreGrids } from '@duopolis/rules/scoring';
import { AUTOMACITY } from '@duopolis/rules/solo';
import { type Language, vocabularyOf } from '@duopolis/words';
import { previewWordsOf } from '@duopolis/words/preview';
import { previewOfGame } from '../pages/preview.ts';

/** Nothing for a record that our rules and pieces can't read. */
export function embeddedGame(record: GameRecord, path: string, language: Language): EmbedAnswer | undefined {
  const film = filmOf(record);
  if (!film.ok) return undefined;
  const { names, nameOfCity } = namesIn(record, language);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    language,
    title: previewOfGame(record, language).title,
    path,
    film: film.value,
    cities: film.value.cities.map(({ token, seats }, city) => ({
      name: nameOfCity(token, city),
      builders: list.format(seats.map((seat) => names[seat] ?? '')),
    })),
    players: names,
    standings: record.result.seats
      .map(({ rank, score }, seat) => ({ name: names[seat] ?? '', rank, score }))
      .toSorted((one, other) => one.rank - other.rank),
  };
}

function namesIn({ options, seats }: GameRecord, language: Language) {
  const { automas, pieces } = vocabularyOf(language);
  const nameOfCity = (token: string, city: number): string => {
    if (options.mode !== 'solo') return pieces.token(token);
    if (city === AUTOMACITY) return automas.cities.automacity;
    return automas.cities[city === 0 ? 'left' : 'right'];
  };
  return { names: namesOf(seats, automas), nameOfCity };
}

/** Bots are recorded by strength; they have the names that the client gives them, in order from the first person on. */
function namesOf(
  seats: GameRecord['seats'],
  { bots, otherBots }: ReturnType<typeof vocabularyOf>['automas'],
): readonly string[] {
  const first = Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'human'),
  );
  const from = (seat: number): number => (seat - first + seats.length) % seats.length;
  const isTaken = (name: string): boolean => seats.some((one) => one.kind === 'human' && one.name === name);
  return seats.map(({ kind, name }, seat) => {
    if (kind !== 'bot') return name;
    const nth = seats.filter((one, other) => one.kind === 'bot' && from(other) < from(seat)).length;
    const own = itemAt(bots, nth % bots.length);
    return isTaken(own) ? itemAt(otherBots, nth % otherBots.length) : own;
  });
}

/** Nothing if the text is not city notation. */
export function embeddedCity(notation: string, language: Language): EmbedAnswer | undefined {
  const grid = parseCity(notation);
  if (!grid.ok) return undefined;
  return {
    language,
    title: previewWordsOf(language).pages.city.title,
    path: `/city#${notation}`,
    film: filmOfGrid(grid.value),
    cities: [{ name: '', builders: '' }],
    players: [],
    standings: [],
  };
}

/** Its buildings in reading order. The mat is placed by its corner, as in games. */
function filmOfGrid(grid: Grid): Film {
  const mat = matInGrid(grid);
  const [down, right] = mat?.at ?? [0, 0];
  const shown = grid.cells.map((cell): GridCell => (isLandscapeCell(cell) ? cell : '.'));
  const tiles: FilmTile[] = [];
  for (const [nth, cell] of grid.cells.entries()) {
    if (cell === '.' || isLandscapeCell(cell)) continue;
    shown[nth] = cell;
    const [score] = scoreGrids([{ ...grid, cells: shown }]);
    const at = [Math.floor(nth / grid.width) - down, (nth % grid.width) - right] as const;
    tiles.push({ city: 0, tile: cell, at, totals: [score?.total ?? 0] });
  }
  const box = { top: -down, left: -right, height: grid.height, width: grid.width };
  return {
    cities: [{ token: '', seats: [], box, ...(mat !== undefined && { mat: mat.mat.notation }) }],
    tiles,
  };
}
