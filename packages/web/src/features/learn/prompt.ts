/** The line of a partner at a moment of a lesson, and its target. */
import { adviceFor } from './advice.ts';
import { sayChoose } from './choosing-lines.ts';
import { offerFromLeft } from './course.ts';
import type { Lesson, LessonId } from './lessons.ts';
import { type Facts, nounOf, type Said, type Target, WAITING } from './lesson-lines.ts';
import { type Moment, partnerSeat, unmetType, type Voice, weakerSide } from './moment.ts';
import { sayPlace } from './placing-lines.ts';
import { isAfter } from './lesson-position.ts';

export interface Prompt extends Said {
  readonly lesson: LessonId;
  readonly facts: Facts;
}

const seatOn = (moment: Moment, side: Voice): Target => ({
  kind: 'seat',
  seat: partnerSeat(moment, side),
});

const bothCities = ({ cities }: Moment): readonly Target[] =>
  [cities.left, cities.right].map((city) => ({ kind: 'city', city }));

/** Only the button of the note can be pressed, so a hint repeats the same sentence. */
const sayAgain = (said: Said): Said => ({ ...said, hint: { line: said.line, targets: said.targets } });

function sayTell(id: LessonId, moment: Moment, before: number | undefined): Said {
  const { now } = moment;
  const weaker = weakerSide(now);
  const low = Math.min(now.left, now.right);
  switch (id) {
    case 'goal':
    case 'built':
      return sayAgain({ line: id, by: 'left', targets: bothCities(moment) });
    case 'tips': {
      const fresh = unmetType(moment);
      const said = { by: 'right', targets: [{ kind: 'hand' }] } as const;
      return fresh === undefined
        ? sayAgain({ line: 'tips', ...said })
        : sayAgain({ line: 'rest', ...said, facts: { fresh } });
    }
    case 'reveal':
      return { line: 'reveal', by: 'left', targets: [seatOn(moment, 'left'), seatOn(moment, 'right')] };
    case 'pass':
      return { line: 'pass', by: 'right', targets: [{ kind: 'pass' }] };
    case 'lifted':
      return {
        line: before !== undefined && low > before ? 'lifted' : 'same',
        by: weaker ?? 'right',
        targets: [{ kind: 'balance' }],
      };
    case 'crossroads':
      return { line: 'crossroads', by: 'left', targets: [] };
    default:
      return {
        line: weaker === undefined ? 'level' : 'weaker',
        by: weaker ?? 'right',
        targets: [{ kind: 'balance' }],
      };
  }
}

function sayLesson({ id, action }: Lesson, moment: Moment, before: number | undefined): Said {
  const advice = adviceFor(moment.game, moment.offers);
  switch (action) {
    case 'choose':
      return sayChoose(id, moment, advice);
    case 'place':
      return sayPlace(id, moment, advice);
    case 'watch':
      return moment.game.open.phase === 'placing'
        ? sayPlace(id, moment, advice)
        : sayChoose(id, moment, advice);
    case 'agree':
      return offerFromLeft(moment) === undefined
        ? WAITING
        : { line: 'offer', by: 'left', targets: [{ kind: 'agree', city: moment.cities.left }] };
    case 'look': {
      const side = weakerSide(moment.now) ?? 'left';
      return { line: 'why', by: side, targets: [{ kind: 'total', city: moment.cities[side] }] };
    }
    case 'tell':
    case 'ask':
      return sayTell(id, moment, before);
  }
}

export function promptFor(lesson: Lesson, moment: Moment, before?: number): Prompt {
  const { now, game } = moment;
  const advised = adviceFor(game)?.placements ?? [];
  const low = Math.min(now.left, now.right);
  const isEarly = isAfter(lesson.at, moment.point);
  const { facts, ...said } = isEarly ? WAITING : sayLesson(lesson, moment, before);
  return {
    lesson: lesson.id,
    ...said,
    facts: {
      first: nounOf(advised[0]?.tile),
      second: nounOf(advised[1]?.tile),
      tile: nounOf(advised[0]?.tile),
      gain: advised[0]?.gain ?? 0,
      fresh: 'shop',
      low,
      high: Math.max(now.left, now.right),
      before: before ?? low,
      ...facts,
    },
  };
}
