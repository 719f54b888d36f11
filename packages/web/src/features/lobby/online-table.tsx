/** A table on the server, as its route shows it: visitors without a name give one first. */
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../../kit/page/page-frame.tsx';
import { lazy } from '../../kit/page/lazy.tsx';
import { go, type Route } from '../../kit/routing/route.ts';
import { settings } from '../../kit/settings/settings.ts';
import { Loading } from '../../kit/page/page-states.tsx';
import { Button, TextField } from '../../kit/controls/index.ts';
import { sitDown } from '../../game/link/sit-down.ts';
import { type JoinProblem, type OnlineLink, openOnline } from '../../game/link/online-link.ts';
import { sayProblem } from '../../kit/account/server-problem.ts';
import { signIn, isKnown, knownSession } from '../../kit/account/account-session.ts';
import type { HttpProblem } from '../../kit/account/api.ts';
import { canSit, Invited, useInvitation } from './invited.tsx';
import { GonePage, RefusedPage } from './no-table.tsx';
import { sitBesideScreen } from '../../game/table/beside-screen.ts';
import { LineStatus } from '../../game/link/connection-status.tsx';
import { lobbyWords } from '../../game/gathering/words/lobby-words.ts';
import { words } from '../../game/words/shared-words.ts';
import { ownChoice, PortraitButton } from '../../game/players/portrait-picker.tsx';

const TableScreen = lazy(async () => (await import('../../game/table/table-screen.tsx')).TableScreen);

type Coming =
  | { readonly step: 'asking-name'; readonly problem?: HttpProblem }
  | { readonly step: 'coming' }
  | { readonly step: 'refused'; readonly problem: JoinProblem }
  | { readonly step: 'there'; readonly link: OnlineLink };

type TableRoute = Extract<Route, { name: 'table' }>;

/** People the server knows join at once, people with a name join with it, others give one first. */
async function joinAs({ table, code }: TableRoute, name: string | undefined): Promise<Coming> {
  const known = isKnown() ? await knownSession() : undefined;
  const wanted = name ?? settings.name.peek().trim();
  if (known?.ok !== true && wanted === '') return { step: 'asking-name' };
  const session = known?.ok === true && name === undefined ? known : await signIn(wanted);
  if (!session.ok) return { step: 'asking-name', problem: session.error };
  const opened = await openOnline(table, session.value.you, code);
  return opened.ok ? { step: 'there', link: opened.value } : { step: 'refused', problem: opened.error };
}

/** What a visitor comes with. */
interface Given {
  readonly name: string;
  /** Sits down at once, if a chair is still free. */
  readonly sits: boolean;
}

interface NamePromptProps {
  readonly route: TableRoute;
  readonly problem: HttpProblem | undefined;
  readonly onName: (given: Given) => void;
}

function NamePrompt({ route: { table, code }, problem, onName }: NamePromptProps) {
  const { people, app } = words();
  const lobby = lobbyWords();
  const about = useInvitation({ table, code });
  const [name, setName] = useState(settings.name.value);
  const sits = about !== undefined && canSit(about);
  const enter = (does: 'sit' | 'watch'): void => {
    if (name.trim() !== '') onName({ name: name.trim(), sits: does === 'sit' });
  };
  const come = (): void => enter(sits ? 'sit' : 'watch');
  return (
    <Frame title={people.whoAreYou}>
      <section class="state sheet-of-paper name-prompt">
        {about !== undefined && <Invited about={about} />}
        <h1>{people.whoAreYou}</h1>
        <p class="state-words">{people.whoAbout}</p>
        <div class="name-prompt-who">
          <PortraitButton {...ownChoice()} />
          <TextField
            label={app.name}
            value={name}
            most={24}
            large
            autocomplete="nickname"
            problem={problem === undefined ? undefined : sayProblem(words(), problem)}
            onInput={setName}
            onEnter={come}
          />
        </div>
        <div class="state-actions">
          <Button kind="main" size="large" disabled={name.trim() === ''} onClick={come}>
            {sits ? lobby.sitDown : people.goOn}
          </Button>
          {sits && about.watching !== 'nobody' && (
            <Button kind="quiet" size="large" disabled={name.trim() === ''} onClick={() => enter('watch')}>
              {lobby.onlyWatch}
            </Button>
          )}
        </div>
      </section>
    </Frame>
  );
}

export function OnlineTable({ route }: { readonly route: TableRoute }) {
  const [coming, setComing] = useState<Coming>({ step: 'coming' });
  const [attempt, setAttempt] = useState<Partial<Given>>({});
  const { table, code, room } = route;
  useEffect(() => {
    if (room === true) sitBesideScreen(table);
    let here = true;
    let link: OnlineLink | undefined;
    setComing({ step: 'coming' });
    void joinAs(route, attempt.name).then((found) => {
      if (found.step === 'there') link = found.link;
      if (here) setComing(found);
      else link?.close();
    });
    return () => {
      here = false;
      link?.close();
    };
  }, [table, code, attempt]);

  const again = (): void => setAttempt({});
  switch (coming.step) {
    case 'asking-name':
      return <NamePrompt route={route} problem={coming.problem} onName={setAttempt} />;
    case 'refused':
      return <RefusedPage problem={coming.problem} again={again} />;
    case 'there':
      return <There link={coming.link} sits={attempt.sits === true} again={again} />;
    case 'coming':
      return (
        <>
          <Loading />
          <LineStatus />
        </>
      );
  }
}

interface ThereProps {
  readonly link: OnlineLink;
  readonly sits: boolean;
  readonly again: () => void;
}

function There({ link, sits, again }: ThereProps) {
  const gone = link.gone.value;
  const phase = link.view.value?.open.phase;
  const isThere = phase !== undefined;
  useEffect(() => {
    if (sits && isThere) void sitDown(link);
  }, [link, sits, isThere]);
  if (phase === 'closed') return <GonePage why="closed" again={again} />;
  if (gone !== undefined) return <GonePage why={gone} again={again} />;
  if (phase === undefined) return <Loading />;
  return <TableScreen link={link} onLeave={() => go({ name: 'home' })} />;
}
