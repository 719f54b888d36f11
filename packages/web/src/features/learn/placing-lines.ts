/** The lines for placing tiles. */
import { cellsOf, sameCell } from '@duopolis/rules/cities';
import { type Advice, type Advised, adviceFor, worthOf } from './advice.ts';
import type { LessonId } from './lessons.ts';
import { nounOf, type Said, type Target, WAITING } from './lesson-lines.ts';
import { unexplainedType, type Moment, voiceOf, weakerSide } from './moment.ts';

const cellsFor = ({ tile, city, at }: Advised): Target => ({ kind: 'cells', city, cells: cellsOf(tile, at) });

/** The best cell of the current tile, among the cities where it may go. */
function adviceOnAim({ aim, game, staged, offers }: Moment, advice: Advice | undefined): Advised | undefined {
  if (aim === undefined) return undefined;
  const meant = advice?.placements.find(({ tile, city }) => tile === aim.tile && aim.cities.includes(city));
  if (meant !== undefined && !staged.some(({ city }) => city === meant.city)) return meant;
  const { open, viewer } = game;
  const pending = aim.cities
    .filter((city) => !staged.some((one) => one.city === city))
    .map((city) => ({ seat: viewer, tile: aim.tile, cities: [city] }));
  return adviceFor({ ...game, open: { ...open, pending: pending.slice(0, 1) } }, offers)?.placements[0];
}

export function sayPlace(id: LessonId, moment: Moment, advice: Advice | undefined): Said {
  const { staged, phase, now } = moment;
  if (phase === 'done') return WAITING;
  const best = adviceOnAim(moment, advice);
  if (best === undefined) return sayConfirm(id, moment, advice);
  const fresh = unexplainedType(moment, best.tile);
  const facts = { tile: nounOf(best.tile), gain: best.gain, ...(fresh !== undefined && { fresh }) };
  const here = fresh === undefined ? 'here' : 'wants';
  const targets = [cellsFor(best)];
  const by = voiceOf(moment, best.city);
  const isFirst = staged.length === 0;
  switch (id) {
    case 'place':
      return { line: by, by, targets, facts };
    case 'lines': {
      const second = fresh === undefined ? 'slides' : here;
      return { line: isFirst ? id : second, by, targets, facts };
    }
    case 'long':
      return { line: isFirst ? id : here, by, targets, facts };
    case 'on':
      return { line: 'on', by: weakerSide(now) ?? by, targets: [], facts, hint: { line: 'here', targets } };
    default:
      if (!isFirst) return { line: here, by, targets, facts };
      return {
        line: 'help',
        by: weakerSide(now) ?? by,
        targets: [{ kind: 'city', city: moment.cities[weakerSide(now) ?? by] }],
        facts,
        hint: { line: here, targets },
      };
  }
}

const BUTTON: readonly Target[] = [{ kind: 'confirm' }];

/** Names the better cell, and why; any legal placement can be confirmed. */
function sayConfirm(id: LessonId, moment: Moment, advice: Advice | undefined): Said {
  const { staged, meant } = moment;
  if (staged.length === 0) return WAITING;
  const missed = advice?.placements.find(
    ({ tile, city, at }) =>
      !staged.some((one) => one.tile === tile && one.city === city && sameCell(one.at, at)),
  );
  const isWorse = advice !== undefined && worthOf(meant.left, meant.right) < advice.worth;
  if (missed === undefined || !isWorse)
    return { line: id === 'place' ? 'confirm' : 'ready', by: 'right', targets: BUTTON };
  return {
    line: 'better',
    by: voiceOf(moment, missed.city),
    targets: [cellsFor(missed), ...BUTTON],
    facts: { tile: nounOf(missed.tile), gain: missed.gain },
  };
}
