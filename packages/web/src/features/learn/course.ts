/** The current lesson: the first that is neither passed nor read. */
import type { Offer } from '@duopolis/table';
import type { Course } from './saved-progress.ts';
import { type Lesson, LESSONS } from './lessons.ts';
import { type Moment, partnerSeat } from './moment.ts';
import { isAfter } from './lesson-position.ts';

/** My left partner's proposal for her tile, if she waits for an answer. */
export function offerFromLeft(moment: Moment): Offer | undefined {
  const seat = partnerSeat(moment, 'left');
  return moment.offers.find(
    ({ by, owner, city, agreed }) =>
      by === seat && owner === seat && city === moment.cities.left && !agreed.includes(moment.game.viewer),
  );
}

/** Whether she has yet to propose a cell for her tile in our city. */
function isOfferToCome({ game, cities, ...rest }: Moment): boolean {
  const seat = partnerSeat({ game, cities, ...rest }, 'left');
  return game.open.pending.some((pending) => pending.seat === seat && pending.cities.includes(cities.left));
}

function isDone({ action, id }: Lesson, moment: Moment): boolean {
  const { picked, staged } = moment;
  switch (action) {
    case 'tell':
    case 'look':
    case 'ask':
      return picked.length + staged.length > 0;
    case 'agree':
      return staged.length > 0 || !isOfferToCome(moment);
    case 'choose':
    case 'place':
    case 'watch':
      return id === 'on' && moment.point === 'over';
  }
}

const hasPassed = (lesson: Lesson, moment: Moment, { heard }: Course): boolean =>
  heard.includes(lesson.id) || isAfter(moment.point, lesson.until ?? lesson.at) || isDone(lesson, moment);

/** Nothing when all have passed. */
export const lessonAt = (moment: Moment, course: Course): Lesson | undefined =>
  LESSONS.find((lesson) => !hasPassed(lesson, moment, course));

/** Remembers the score at the start of the turn in which the weaker city is helped. */
export const courseAt = ({ point, now }: Moment, course: Course): Course =>
  point === '1.3 choosing' && course.before === undefined
    ? { ...course, before: Math.min(now.left, now.right) }
    : course;
