/** Ready phrases: sent as codes, shown in each reader's language. */
import { BUILDING_TYPES } from '@duopolis/rules';

export const PHRASES = [
  'hello',
  'thanks',
  'sorry',
  'yes',
  'no',
  'maybe',
  'good-idea',
  'better-elsewhere',
  'your-choice',
  'you-first',
  'me-first',
  'one-moment',
  'take-your-time',
  ...BUILDING_TYPES.map((type) => `want-${type}` as const),
  'behind-here',
  'ahead-here',
  'well-played',
  'good-game',
  'once-more',
  'have-to-go',
] as const;
export type Phrase = (typeof PHRASES)[number];
