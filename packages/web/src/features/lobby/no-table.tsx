/** The pages for an unavailable table: gone, closed, refused. */
import { Notice } from '../../kit/page/page-states.tsx';
import { Button, LinkButton } from '../../kit/controls/index.ts';
import type { Gone, JoinProblem } from '../../game/link/online-link.ts';
import { onlineWords, type OnlineWords } from '../../game/link/words/online-words.ts';
import { sayRefusal } from '../../game/link/act.ts';

interface Said {
  readonly title: string;
  readonly about: string;
  readonly again: boolean;
}

function sayGone(online: OnlineWords, why: Gone | 'closed'): Said {
  switch (why) {
    case 'left':
      return { title: online.left, about: online.leftAbout, again: true };
    case 'removed':
      return { title: online.removed, about: online.removedAbout, again: false };
    case 'closed':
      return { title: online.closed, about: online.closedAbout, again: false };
    case 'no-such-table':
      return { title: online.missing, about: online.missingAbout, again: false };
    case 'bad-message':
    case 'too-many-messages':
    case 'too-many-tables':
      return { title: online.cannotJoin, about: '', again: true };
  }
}

export function GonePage({ why, again }: { readonly why: Gone | 'closed'; readonly again: () => void }) {
  const online = onlineWords();
  const said = sayGone(online, why);
  return (
    <Notice
      title={said.title}
      actions={
        said.again ? (
          <Button kind="main" onClick={again}>
            {online.comeBack}
          </Button>
        ) : (
          <LinkButton kind="main" to={{ name: 'lobby' }}>
            {online.otherTables}
          </LinkButton>
        )
      }
    >
      <p>{said.about}</p>
    </Notice>
  );
}

/** Trying again would change nothing. */
const FINAL: ReadonlySet<JoinProblem['code']> = new Set(['barred', 'wrong-code', 'no-watching']);

export function RefusedPage({
  problem,
  again,
}: {
  readonly problem: JoinProblem;
  readonly again: () => void;
}) {
  const online = onlineWords();
  if (problem.code === 'no-such-table') return <GonePage why="no-such-table" again={again} />;
  if (problem.code === 'wrong-table-phase' && problem.phase === 'closed')
    return <GonePage why="closed" again={again} />;
  return (
    <Notice
      title={online.cannotJoin}
      actions={
        FINAL.has(problem.code) ? (
          <LinkButton kind="main" to={{ name: 'lobby' }}>
            {online.otherTables}
          </LinkButton>
        ) : (
          <Button kind="main" onClick={again}>
            {online.again}
          </Button>
        )
      }
    >
      <p>{sayRefusal(problem)}</p>
    </Notice>
  );
}
