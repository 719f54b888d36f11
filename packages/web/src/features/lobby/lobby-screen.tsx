/** The open tables of this server, refreshed every few seconds. */
import type { LobbyTable } from '@duopolis/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../../kit/page/page-frame.tsx';
import { Notice } from '../../kit/page/page-states.tsx';
import { EmptyTable } from '../../kit/art/vignettes.tsx';
import { Button, LinkButton } from '../../kit/controls/index.ts';
import { sayProblem } from '../../kit/account/server-problem.ts';
import { Chairs } from '../../game/gathering/facts.tsx';
import { lobbyWords } from '../../game/gathering/words/lobby-words.ts';
import { words } from '../../game/words/shared-words.ts';
import { type Looked, readPages } from './pages.ts';
import './lobby-screen.css';

const PAUSE = 5_000;
/** A limit, since all pages are refreshed every few seconds. */
const MOST_PAGES = 5;

/** Not while the page is hidden. */
function useOpenTables(pages: number): Looked {
  const [looked, setLooked] = useState<Looked>({});
  useEffect(() => {
    let here = true;
    const again = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      const found = await readPages(pages);
      if (here) setLooked(found);
    };
    const looking = (): void => void again();
    looking();
    const timer = setInterval(looking, PAUSE);
    document.addEventListener('visibilitychange', looking);
    return () => {
      here = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', looking);
    };
  }, [pages]);
  return looked;
}

function OpenTable({ of }: { readonly of: LobbyTable }) {
  const { home } = words();
  const lobby = lobbyWords();
  const { table, mode, seats, capitals, free, phase, host, pace } = of;
  const gathering = phase === 'gathering';
  const facts = [
    host === undefined ? undefined : lobby.hostedBy(host),
    gathering ? lobby.free(free) : lobby.running,
    lobby.paces[pace],
  ];
  return (
    <li class="open-table sheet-of-paper">
      <h2>{home.table({ mode, seats, capitals })}</h2>
      <p>{facts.filter((fact) => fact !== undefined).join(', ')}</p>
      <Chairs seats={seats} free={free} />
      <LinkButton to={{ name: 'table', table }} kind={gathering && free > 0 ? 'main' : 'plain'}>
        {gathering && free > 0 ? lobby.join : lobby.watch}
      </LinkButton>
    </li>
  );
}

const joinable = ({ phase, free }: LobbyTable): number => (phase === 'gathering' && free > 0 ? 0 : 1);

export function LobbyScreen() {
  const lobby = lobbyWords();
  const [pages, setPages] = useState(1);
  const { tables, next, problem } = useOpenTables(pages);
  const make = (
    <LinkButton to={{ name: 'new', kind: 'friends' }} kind="main" sign="plus">
      {lobby.makeOne}
    </LinkButton>
  );
  if (problem !== undefined && tables === undefined)
    return (
      <Notice title={lobby.title}>
        <p role="alert">{sayProblem(words(), problem)}</p>
      </Notice>
    );
  if (tables?.length === 0)
    return (
      <Notice title={lobby.none} actions={make} drawing={<EmptyTable />}>
        <p>{lobby.noneAbout}</p>
      </Notice>
    );
  return (
    <Frame title={lobby.title} wide>
      <h1 class="page-title">{lobby.title}</h1>
      <p class="page-about">{lobby.about}</p>
      <ul class="open-tables">
        {tables
          ?.toSorted((one, other) => joinable(one) - joinable(other))
          .map((table) => (
            <OpenTable key={table.table} of={table} />
          ))}
      </ul>
      <div class="lobby-foot">
        {next !== undefined && pages < MOST_PAGES && (
          <Button onClick={() => setPages(pages + 1)}>{lobby.older}</Button>
        )}
        {make}
      </div>
    </Frame>
  );
}
