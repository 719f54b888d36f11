/** The order of the ready phrases. */
import { type Channel, type OpenTable, type Phrase, PHRASES } from '@duopolis/table';

type Phase = OpenTable['phase'];

const FIRST_IN_CITY: readonly Phrase[] = [
  'yes',
  'better-elsewhere',
  'your-choice',
  'you-first',
  'behind-here',
];
const FIRST_AT_TABLE: readonly Phrase[] = ['hello', 'one-moment', 'well-played', 'take-your-time', 'thanks'];
/** Nobody has played well yet. */
const FIRST_BEFORE: readonly Phrase[] = ['hello', 'one-moment', 'take-your-time', 'thanks'];
/** Phrases that only make sense about a city. */
const OF_CITIES: ReadonlySet<Phrase> = new Set(
  PHRASES.filter((phrase) => phrase.startsWith('want-') || phrase.endsWith('-here')),
);

export function firstPhrases(channel: Channel, phase: Phase): readonly Phrase[] {
  if (channel !== 'table') return FIRST_IN_CITY;
  return phase === 'gathering' ? FIRST_BEFORE : FIRST_AT_TABLE;
}

export const otherPhrases = (channel: Channel, phase: Phase): readonly Phrase[] =>
  PHRASES.filter(
    (phrase) =>
      !firstPhrases(channel, phase).includes(phrase) && (channel !== 'table' || !OF_CITIES.has(phrase)),
  );
