/** The lessons of the first game, as data: when each comes, what to do in it, and its chapter. */
import { isOneOf } from '@duopolis/rules/lists';
import type { Point } from './lesson-position.ts';

/** One dot each. */
export const CHAPTERS = [
  'choose',
  'reveal',
  'place',
  'pass',
  'offer',
  'score',
  'weaker',
  'duplex',
  'end',
] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** Tell: to be read. Ask: a choice of how to go on. Watch: the rest of the game, with advice after hesitation. */
const ACTIONS = ['choose', 'place', 'agree', 'look', 'tell', 'ask', 'watch'] as const;
type Action = (typeof ACTIONS)[number];

export const LESSON_IDS = [
  'goal',
  'hand',
  'reveal',
  'place',
  'built',
  'pass',
  'pair',
  'offer',
  'lines',
  'weaker',
  'why',
  'free',
  'help',
  'lifted',
  'duplex',
  'long',
  'tips',
  'crossroads',
  'on',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export const isLessonId = (value: unknown): value is LessonId => isOneOf(LESSON_IDS, value);

export interface Lesson {
  readonly id: LessonId;
  readonly chapter: Chapter;
  readonly action: Action;
  /** When it comes; once the game is beyond that, it has passed. */
  readonly at: Point;
  /** When it ends, if it lasts for more than a phase. */
  readonly until?: Point;
}

export const LESSONS: readonly Lesson[] = [
  { id: 'goal', chapter: 'choose', action: 'tell', at: '1.1 choosing' },
  { id: 'hand', chapter: 'choose', action: 'choose', at: '1.1 choosing' },
  { id: 'reveal', chapter: 'reveal', action: 'tell', at: '1.1 placing' },
  { id: 'place', chapter: 'place', action: 'place', at: '1.1 placing' },
  { id: 'built', chapter: 'pass', action: 'tell', at: '1.2 choosing' },
  { id: 'pass', chapter: 'pass', action: 'tell', at: '1.2 choosing' },
  { id: 'pair', chapter: 'pass', action: 'choose', at: '1.2 choosing' },
  { id: 'offer', chapter: 'offer', action: 'agree', at: '1.2 placing' },
  { id: 'lines', chapter: 'offer', action: 'place', at: '1.2 placing' },
  { id: 'weaker', chapter: 'score', action: 'tell', at: '1.3 choosing' },
  { id: 'why', chapter: 'score', action: 'look', at: '1.3 choosing' },
  { id: 'free', chapter: 'weaker', action: 'choose', at: '1.3 choosing' },
  { id: 'help', chapter: 'weaker', action: 'place', at: '1.3 placing' },
  { id: 'lifted', chapter: 'weaker', action: 'tell', at: '2.1 choosing' },
  { id: 'duplex', chapter: 'duplex', action: 'choose', at: '2.1 choosing' },
  { id: 'long', chapter: 'duplex', action: 'place', at: '2.1 placing' },
  { id: 'tips', chapter: 'end', action: 'tell', at: '3.1 choosing' },
  { id: 'crossroads', chapter: 'end', action: 'ask', at: '3.1 choosing' },
  { id: 'on', chapter: 'end', action: 'watch', at: '3.1 choosing', until: '3.3 placing' },
];
