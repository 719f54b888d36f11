/** Which lesson it is now: the first that has neither passed by itself nor been heard. */
import type { Offer } from '@duopolis/table';
import type { Course } from './kept-progress.ts';
import { type Lesson, LESSONS } from './lessons.ts';
import { type Moment, partnerSeat } from './moment.ts';
import { isAfter } from './lesson-position.ts';

/** What my left partner proposes for a tile of hers, if she waits for a word on it. */
export function offerFromLeft(moment: Moment): Offer | undefined {
  const seat = partnerSeat(moment, 'left');
  return moment.offers.find(
    ({ by, owner, city, agreed }) =>
      by === seat && owner === seat && city === moment.cities.left && !agreed.includes(moment.game.viewer),
  );
}

/** Whether she has yet to say where in our city her tile should go. */
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

/** The score is remembered when the turn begins in which the weaker city is to be helped. */
export const courseAt = ({ point, now }: Moment, course: Course): Course =>
  point === '1.3 choosing' && course.before === undefined
    ? { ...course, before: Math.min(now.left, now.right) }
    : course;
