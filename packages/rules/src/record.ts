/** Records of games: reading, writing, verifying. */
export { commandOf } from './record/log-command.ts';
export { type Film, type FilmCity, type FilmTile, filmOf } from './record/film.ts';
export type { Foul, FoulReason } from './record/foul.ts';
export {
  type CityPoints,
  type GameRecord,
  type LogEntry,
  type LogEntryOf,
  makeRecord,
  parseRecord,
  type Player,
} from './record/record.ts';
export { type Replay, type ReplayStep, verifyRecord } from './record/verify.ts';
export { entriesOf, recordOf } from './record/write.ts';
