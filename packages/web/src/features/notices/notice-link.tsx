/** The link of a notice: stops it or confirms an address, at once and without signing in. */
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../../kit/controls/announce.tsx';
import { Button, LinkButton } from '../../kit/controls/index.ts';
import { Loading } from '../../kit/page/page-states.tsx';
import { type LinkAction, useLink } from './notice-requests.ts';
import { type NoticePageWords, noticeWords } from './words/notices-words.ts';

type Outcome = 'stoppedTable' | 'stoppedAll' | 'confirmed' | 'undone' | 'badLink';
const STOPPED: ReadonlySet<Outcome> = new Set<Outcome>(['stoppedTable', 'stoppedAll']);

async function outcomeOf(does: LinkAction, link: string): Promise<Outcome> {
  const answer = await useLink(does, link);
  if (!answer.ok) return 'badLink';
  if (does === 'confirm') return 'confirmed';
  if (does === 'undo-stop') return 'undone';
  return answer.value.table === undefined ? 'stoppedAll' : 'stoppedTable';
}

const headingOf = (outcome: Outcome, { stopped, title }: NoticePageWords): string =>
  STOPPED.has(outcome) ? stopped : title;

export function NoticeLink({ does, link }: { readonly does: 'stop' | 'confirm'; readonly link: string }) {
  const say = noticeWords();
  const [outcome, setOutcome] = useState<Outcome | undefined>(undefined);
  const use = (action: LinkAction): void =>
    void outcomeOf(action, link).then((found) => {
      setOutcome(found);
      announce(say[found], 'soon');
    });
  useEffect(() => use(does), [does, link]);
  if (outcome === undefined) return <Loading />;
  return (
    <section class="state sheet-of-paper">
      <h1>{headingOf(outcome, say)}</h1>
      <p class="state-words">{say[outcome]}</p>
      <div class="state-actions">
        {STOPPED.has(outcome) && <Button onClick={() => use('undo-stop')}>{say.undo}</Button>}
        <LinkButton to={{ name: 'notices' }} kind="main">
          {say.toNotices}
        </LinkButton>
      </div>
    </section>
  );
}
