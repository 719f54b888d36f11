/** The open tables of this server, looked up again every few seconds. */
import '../../game/gathering/lobby.css';
import type { LobbyAnswer, LobbyTable } from '@duopolis/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../../kit/page/page-frame.tsx';
import { Notice } from '../../kit/page/page-states.tsx';
import { EmptyTable } from '../../kit/art/vignettes.tsx';
import { LinkButton } from '../../kit/controls/index.ts';
import { askServer, type HttpProblem } from '../../kit/account/api.ts';
import { sayProblem } from '../../kit/account/server-problem.ts';
import { Chairs } from '../../game/gathering/facts.tsx';
import { lobbyWords } from '../../game/gathering/words/lobby-words.ts';
import { words } from '../../game/words/game-words.ts';

const PAUSE = 5_000;

interface Looked {
  readonly tables?: readonly LobbyTable[];
  readonly problem?: HttpProblem;
}

/** Not while nobody looks. */
function useOpenTables(): Looked {
  const [looked, setLooked] = useState<Looked>({});
  useEffect(() => {
    let here = true;
    const look = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      const answer = await askServer<LobbyAnswer>({ method: 'GET', path: '/api/tables' });
      if (here) setLooked(answer.ok ? { tables: answer.value.tables } : { problem: answer.error });
    };
    const again = (): void => void look();
    again();
    const timer = setInterval(again, PAUSE);
    document.addEventListener('visibilitychange', again);
    return () => {
      here = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
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
      <h2>{home.table(mode, seats, capitals)}</h2>
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
  const { tables, problem } = useOpenTables();
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
      <div class="lobby-foot">{make}</div>
    </Frame>
  );
}
