/** The log: what happened at the table, newest first. */
import type { TableView } from '@duopolis/table';
import { useEffect } from 'preact/hooks';
import type { Link } from '../link/link.ts';
import { sayChange } from '../motion/say-change.ts';
import { type Entry, logOf } from './entries.ts';
import { sentenceOf } from './event-sentence.ts';
import './log.css';
import { logWords } from './words/log-words.ts';
import { words } from '../words/shared-words.ts';
import { motionWords } from '../motion/words/motion-words.ts';
import { logSpeech } from './speech.ts';

/** Talk is shown elsewhere, and the ring shows who has chosen. */
const isShown = ({ event }: Entry): boolean =>
  event.type !== 'said' && !(event.type === 'game' && event.event.type === 'chose');

const isTurn = ({ event }: Entry): boolean =>
  event.type === 'game' && (event.event.type === 'dealt' || event.event.type === 'passed');

/** What a placement changed in other cities. */
const causedBy = ({ elsewhere = [] }: Entry, { game }: TableView): readonly string[] =>
  game === undefined
    ? []
    : elsewhere.map((change) => sayChange(change, game.open, { ...words(), motion: motionWords() }));

export function Log({ link, view }: { readonly link: Link; readonly view: TableView }) {
  const { entries, remember } = logOf(link);
  useEffect(() => void remember(), [link]);
  const shown = entries.value
    .filter(isShown)
    .flatMap((entry, nth) => {
      const text = sentenceOf(entry.event, view, {
        words: logSpeech(),
        change: entry.change,
        offer: entry.offer,
      });
      const caused = causedBy(entry, view);
      return text === undefined ? [] : [{ id: nth, text: [text, ...caused].join('. '), turn: isTurn(entry) }];
    })
    .toReversed();
  if (shown.length === 0) return <p class="log-nothing">{logWords().nothing}</p>;
  return (
    <ol class="log">
      {shown.map(({ id, text, turn }) => (
        <li key={id} class={turn ? 'log-turn' : ''}>
          {text}
        </li>
      ))}
    </ol>
  );
}
