/** The order of the ready phrases. */
import { type Channel, type Phrase, PHRASES } from '@duopolis/table';

const FIRST_IN_CITY: readonly Phrase[] = [
  'yes',
  'better-elsewhere',
  'your-choice',
  'you-first',
  'behind-here',
];
const FIRST_AT_TABLE: readonly Phrase[] = ['hello', 'one-moment', 'well-played', 'take-your-time', 'thanks'];
/** Phrases that only make sense about a city. */
const OF_CITIES: ReadonlySet<Phrase> = new Set(
  PHRASES.filter((phrase) => phrase.startsWith('want-') || phrase.endsWith('-here')),
);

export const firstPhrases = (channel: Channel): readonly Phrase[] =>
  channel === 'table' ? FIRST_AT_TABLE : FIRST_IN_CITY;

export const otherPhrases = (channel: Channel): readonly Phrase[] =>
  PHRASES.filter(
    (phrase) => !firstPhrases(channel).includes(phrase) && (channel !== 'table' || !OF_CITIES.has(phrase)),
  );
