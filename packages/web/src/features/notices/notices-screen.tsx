/** My notice settings: for this table or for all, four channels, quiet hours, and stopping. */
import './notices.css';
import type { NoticesAnswer } from '@duopolis/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { Answer, HttpProblem } from '../../kit/account/api.ts';
import { sayProblem } from '../../kit/account/server-problem.ts';
import { Button, Choice, LinkButton, toast } from '../../kit/controls/index.ts';
import { Frame } from '../../kit/page/page-frame.tsx';
import { Loading } from '../../kit/page/page-states.tsx';
import type { Route } from '../../kit/routing/route.ts';
import { appWords } from '../../kit/words/app-words.ts';
import { words } from '../../game/words/shared-words.ts';
import { askNotices, changeSettings, settingsNow } from './notice-requests.ts';
import { NoticeLink } from './notice-link.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { noticeWords } from './words/notices-words.ts';
import { Ways } from './notice-ways.tsx';

export interface Page {
  /** The table; nothing for all of them. */
  readonly table: string | undefined;
  readonly change: (asked: Promise<Answer<NoticesAnswer>>) => void;
}

type NoticesRoute = Extract<Route, { readonly name: 'notices' }>;

export function NoticesScreen({ route }: { readonly route: NoticesRoute }) {
  const { does, at } = route;
  return (
    <Frame title={noticeWords().title}>
      {does === undefined ? <Settings table={at} /> : <NoticeLink does={does} link={at ?? ''} />}
    </Frame>
  );
}

function Settings({ table }: { readonly table: string | undefined }) {
  const say = noticeWords();
  const [known, setKnown] = useState<NoticesAnswer | undefined>(undefined);
  const [problem, setProblem] = useState<HttpProblem | undefined>(undefined);
  const [scope, setScope] = useState<'table' | 'all'>(table === undefined ? 'all' : 'table');
  const change = (asked: Promise<Answer<NoticesAnswer>>): void =>
    void asked.then((answer) => {
      if (answer.ok) setKnown(answer.value);
      else if (known === undefined) setProblem(answer.error);
      else toast(sayProblem(words(), answer.error), 'alert');
    });
  useEffect(() => change(askNotices()), []);
  if (problem !== undefined)
    return (
      <section class="state sheet-of-paper">
        <h1>{say.heading}</h1>
        <p class="state-words">{problem === 'no-session' ? say.signIn : sayProblem(words(), problem)}</p>
        <LinkButton to={{ name: 'home' }} kind="main">
          {appWords().toHome}
        </LinkButton>
      </section>
    );
  if (known === undefined) return <Loading />;
  const page: Page = { table: scope === 'table' ? table : undefined, change };
  return (
    <div class="notices-page">
      <h1>{say.heading}</h1>
      {table !== undefined && (
        <Choice
          label={say.scope}
          quiet
          options={[
            { value: 'table', label: say.thisTable },
            { value: 'all', label: say.allTables },
          ]}
          value={scope}
          onChange={setScope}
        />
      )}
      <Ways known={known} page={page} />
      <QuietHours known={known} page={page} />
      <StopAll known={known} page={page} />
    </div>
  );
}

/** One button that stops all notices, or sends them again. */
function StopAll({ known, page: { change } }: { readonly known: NoticesAnswer; readonly page: Page }) {
  const say = noticeWords();
  const settings = settingsNow(known);
  if (known.settings?.stopped === true)
    return (
      <p class="notices-stopped" role="status">
        <b>{say.stopped}</b>{' '}
        <Button onClick={() => change(changeSettings({ ...settings, stopped: false }))}>{say.undo}</Button>
      </p>
    );
  const stop = (): void => change(changeSettings({ ...settings, stopped: true }));
  return (
    <Button kind="danger" size="large" sign="bell-off" onClick={stop}>
      {say.stopAll}
    </Button>
  );
}
