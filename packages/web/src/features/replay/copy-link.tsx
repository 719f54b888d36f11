/** Copies a link to the current step: the address of a game on the server, or a link that contains the game. */
import { makePath } from '../../kit/routing/route.ts';
import { Button, toast } from '../../kit/controls/index.ts';
import { GAME_IN_LINK, encodeGame } from '../../game/record/record-link.ts';
import type { FoundGame } from '../../game/record/find-record.ts';
import { makeId } from '../../game/record/record-id.ts';
import { replayWords } from '../../game/record/words/replay-words.ts';

interface CopyLinkProps {
  readonly game: FoundGame;
  readonly step: number;
  readonly mark?: string;
}

/** The mark of a variation may follow the step. */
async function linkTo({ id, record }: FoundGame, step: number, mark: string): Promise<string> {
  const path =
    id.from === 'table'
      ? makePath({ name: 'replay', game: makeId(id), at: `${step}${mark}` })
      : makePath({ name: 'replay', game: GAME_IN_LINK, at: `${await encodeGame(record, step)}${mark}` });
  return `${location.origin}${path}`;
}

export async function copyLink({ game, step, mark = '' }: CopyLinkProps, copied?: string): Promise<void> {
  const replay = replayWords();
  const link = await linkTo(game, step, mark);
  await navigator.clipboard.writeText(link).then(
    () => toast(copied ?? (game.id.from === 'table' ? replay.copied : replay.copiedWhole), 'good'),
    () => toast(link),
  );
}

export const CopyLink = (props: CopyLinkProps) => (
  <Button size="small" sign="link" onClick={() => void copyLink(props)}>
    {replayWords().copyLink}
  </Button>
);
