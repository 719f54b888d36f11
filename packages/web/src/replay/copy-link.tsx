/** Copies a link to the step that is shown: the address of a game of the server, or a link that carries the game. */
import { makePath } from '../app/route.ts';
import { words } from '../app/words.ts';
import { Button, toast } from '../controls/index.ts';
import { CARRIED, carry } from './carried.ts';
import type { FoundGame } from './find.ts';
import { makeId } from './id.ts';

interface CopyLinkProps {
  readonly game: FoundGame;
  readonly step: number;
}

async function linkTo({ id, record }: FoundGame, step: number): Promise<string> {
  const path =
    id.from === 'table'
      ? makePath({ name: 'replay', game: makeId(id), at: `${step}` })
      : makePath({ name: 'replay', game: CARRIED, at: await carry(record, step) });
  return `${location.origin}${path}`;
}

async function copy({ game, step }: CopyLinkProps): Promise<void> {
  const { replay } = words();
  const link = await linkTo(game, step);
  await navigator.clipboard.writeText(link).then(
    () => toast(game.id.from === 'table' ? replay.copied : replay.copiedWhole, 'good'),
    () => toast(link),
  );
}

export const CopyLink = (props: CopyLinkProps) => (
  <Button size="small" sign="link" onClick={() => void copy(props)}>
    {words().replay.copyLink}
  </Button>
);
