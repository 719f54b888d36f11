/** The big screen of a table, for a television: it only shows public information. */
import './screen.css';
import { useEffect, useState } from 'preact/hooks';
import { seatOf, type TableView } from '@duopolis/table';
import { sayProblem } from '../../kit/account/server-problem.ts';
import { signIn, isKnown, knownSession } from '../../kit/account/account-session.ts';
import { LinkButton } from '../../kit/controls/index.ts';
import { Loading, Notice } from '../../kit/page/page-states.tsx';
import { useTitle } from '../../kit/page/title.ts';
import type { Route } from '../../kit/routing/route.ts';
import { type JoinProblem, type OnlineLink, openOnline } from '../../game/link/online-link.ts';
import { ScreenEnd } from './screen-end.tsx';
import { ScreenGame } from './screen-game.tsx';
import { ScreenLobby } from './screen-lobby.tsx';
import { useCalmPace } from './calm-pace.ts';
import { useAwake } from './keep-awake.ts';
import { tableWords } from '../../game/players/words/table-words.ts';
import { screenWords } from './words/screen-words.ts';
import { words } from '../../game/words/shared-words.ts';

type ScreenRoute = Extract<Route, { readonly name: 'screen' }>;

type Coming =
  | { readonly step: 'coming' }
  | { readonly step: 'refused'; readonly why: string }
  | { readonly step: 'there'; readonly link: OnlineLink };

const sayJoin = (problem: JoinProblem): string => {
  const { game, people } = words();
  return problem.code === 'gone' || problem.code in people.problems
    ? people.problems[problem.code as keyof typeof people.problems]
    : game.table.rejection(problem);
};

/** A screen is a guest that never sits down; a known browser joins with its own identity. */
async function come({ table, code }: ScreenRoute): Promise<Coming> {
  const known = isKnown() ? await knownSession() : undefined;
  const session = known?.ok === true ? known : await signIn(screenWords().name);
  if (!session.ok) return { step: 'refused', why: sayProblem(words(), session.error) };
  const opened = await openOnline(table, session.value.you, code);
  return opened.ok ? { step: 'there', link: opened.value } : { step: 'refused', why: sayJoin(opened.error) };
}

export function ScreenScreen({ route }: { readonly route: ScreenRoute }) {
  return <Screen route={route} />;
}

function Screen({ route }: { readonly route: ScreenRoute }) {
  const say = screenWords();
  const [coming, setComing] = useState<Coming>({ step: 'coming' });
  useTitle(say.title);
  useAwake();
  useCalmPace();
  useEffect(() => {
    let link: OnlineLink | undefined;
    let here = true;
    void come(route).then((found) => {
      if (found.step === 'there') link = found.link;
      if (here) setComing(found);
      else link?.close();
    });
    return () => {
      here = false;
      link?.close();
    };
  }, [route.table, route.code]);
  if (coming.step === 'coming') return <Loading />;
  if (coming.step === 'refused')
    return (
      <Notice title={say.title}>
        <p>{coming.why}</p>
        <p>{say.noCode}</p>
      </Notice>
    );
  return <There link={coming.link} route={route} />;
}

function There({ link, route }: { readonly link: OnlineLink; readonly route: ScreenRoute }) {
  const say = screenWords();
  const view = link.view.value;
  if (view === undefined) return <Loading />;
  if (link.gone.value !== undefined || view.open.phase === 'closed')
    return <Notice title={tableWords().closed}>{tableWords().closedBody}</Notice>;
  if (seatOf(view.open, view.you) !== undefined)
    return (
      <Notice title={say.sitsHere}>
        <p>{say.sitsHereAbout}</p>
        <LinkButton to={{ name: 'table', table: route.table }}>{say.toTable}</LinkButton>
      </Notice>
    );
  return (
    <div class="screen survey">
      {link.state.value !== 'connected' && (
        <p class="screen-band" role="status">
          {say.offline}
        </p>
      )}
      <Shown link={link} view={view} route={route} />
    </div>
  );
}

interface ShownProps {
  readonly link: OnlineLink;
  readonly view: TableView;
  readonly route: ScreenRoute;
}

function Shown({ link, view, route }: ShownProps) {
  switch (view.open.phase) {
    case 'gathering':
      return <ScreenLobby view={view} route={route} />;
    case 'over':
      return <ScreenEnd link={link} view={view} />;
    default:
      return <ScreenGame link={link} view={view} route={route} />;
  }
}
