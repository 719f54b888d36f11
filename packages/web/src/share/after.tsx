/** At the end of a game: to its replay, and what one takes along from it. */
import { ok, type Result } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { words } from '../app/words.ts';
import { LinkButton } from '../controls/index.ts';
import type { Link } from '../link/link.ts';
import { type FindProblem, findGame, type FoundGame } from '../replay/find.ts';
import { AT_REVIEW, makeId, type ReplayId } from '../replay/id.ts';
import { Tools } from './tools.tsx';
import './share.css';

interface AfterProps {
  readonly link: Link;
  readonly view: TableView;
}

const idOf = ({ table, state }: Link, { open }: TableView): ReplayId => ({
  from: state.peek() === 'local' ? 'local' : 'table',
  table,
  game: open.games,
});

async function find(id: ReplayId, { open }: TableView): Promise<Result<FoundGame, FindProblem>> {
  const found = await findGame(id, open.since);
  if (!found.ok) return found;
  const { components } = open.options;
  return ok({ ...found.value, ...(components !== undefined && { components }) });
}

export function After({ link, view }: AfterProps) {
  const { share } = words();
  const id = idOf(link, view);
  return (
    <section class="panel after" aria-labelledby="after-title">
      <h2 id="after-title">{share.title}</h2>
      <div class="after-ways">
        <LinkButton size="small" sign="play" to={{ name: 'replay', game: makeId(id) }}>
          {share.replay}
        </LinkButton>
        <LinkButton size="small" sign="eye" to={{ name: 'replay', game: makeId(id), at: AT_REVIEW }}>
          {share.review}
        </LinkButton>
        <Tools find={() => find(id, view)} />
      </div>
    </section>
  );
}
