/** A message with its speaker, whom the reader may be. */
import type { TableView } from '@duopolis/table';
import { sentence } from '../../kit/words/sentence.ts';
import { memberName } from '../players/seat-names.ts';
import { words } from '../words/shared-words.ts';
import { spokenText } from './spoken-text.ts';
import type { messagesIn } from './unread.ts';
import { talkWords } from './words/talk-words.ts';

interface SaidProps {
  readonly view: TableView;
  readonly message: ReturnType<typeof messagesIn>[number];
}

export function Said({ view, message: { by, content } }: SaidProps) {
  const isOwn = by === view.you;
  return (
    <>
      <b>{isOwn ? sentence(words().game.game.you) : memberName(view.open, by, words())}</b>{' '}
      {spokenText(content, view, { words: { ...words(), talk: talkWords() }, isOwn })}
    </>
  );
}
