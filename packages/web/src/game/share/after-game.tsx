/** At the end of a game: replay, review, and downloads. */
import type { TableView } from '@duopolis/table';
import { LinkButton } from '../../kit/controls/index.ts';
import type { Link } from '../link/link.ts';
import { AT_REVIEW, makeId } from '../record/record-id.ts';
import { findEnded, endedReplayId } from './ended-game.ts';
import { Tools } from './share-tools.tsx';
import { shareWords } from './words/share-words.ts';
import './after-game.css';

interface AfterProps {
  readonly link: Link;
  readonly view: TableView;
}

export function After({ link, view }: AfterProps) {
  const share = shareWords();
  const id = makeId(endedReplayId(link, view));
  return (
    <section class="after" aria-label={share.title}>
      <LinkButton size="small" sign="play" to={{ name: 'replay', game: id }}>
        {share.replay}
      </LinkButton>
      <LinkButton size="small" sign="eye" to={{ name: 'replay', game: id, at: AT_REVIEW }}>
        {share.review}
      </LinkButton>
      <Tools find={() => findEnded(link, view)} />
    </section>
  );
}
