/** What the link of a notice does when it is opened: stops it or confirms an address, at once and without signing in. */
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../../kit/controls/announce.tsx';
import { Button, LinkButton } from '../../kit/controls/index.ts';
import { Loading } from '../../kit/page/states.tsx';
import { useLink } from './asking.ts';
import { noticeWords } from './words/notices-words.ts';

type State = 'asking' | 'done' | 'undone' | 'failed';

export function Linked({ does, link }: { readonly does: 'stop' | 'confirm'; readonly link: string }) {
  const say = noticeWords();
  const [state, setState] = useState<State>('asking');
  useEffect(() => {
    void useLink(does, link).then(({ ok }) => {
      setState(ok ? 'done' : 'failed');
      announce(ok ? say.stopped : say.badLink, 'soon');
    });
  }, [does, link]);
  const undo = (): void =>
    void useLink('stop', link, true).then(({ ok }) => setState(ok ? 'undone' : 'failed'));
  if (state === 'asking') return <Loading />;
  const done = does === 'confirm' ? say.confirmed : say.stoppedTable;
  return (
    <section class="state sheet-of-paper">
      <h1>{state === 'done' && does === 'stop' ? say.stopped : say.title}</h1>
      {state !== 'undone' && <p class="state-words">{state === 'failed' ? say.badLink : done}</p>}
      {state === 'done' && does === 'stop' && <Button onClick={undo}>{say.undo}</Button>}
      <LinkButton to={{ name: 'notices' }} kind="main">
        {say.toNotices}
      </LinkButton>
    </section>
  );
}
