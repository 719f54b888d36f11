/** A deal that tables on the server share: who plays it, another table, and the results side by side. */
import { lobbyWords } from '../../game/gathering/words/lobby-words.ts';
import type { DealAnswer, DealTable } from '@duopolis/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../../kit/page/page-frame.tsx';
import { go, makePath } from '../../kit/routing/route.ts';
import { Loading } from '../../kit/page/page-states.tsx';
import { settings } from '../../kit/settings/settings.ts';
import { loadCapitalsArt } from '../../kit/art/index.ts';
import { Button, LinkButton, LinkTo } from '../../kit/controls/index.ts';
import { type Answer, askServer, type HttpProblem } from '../../kit/account/api.ts';
import { sayProblem } from '../../kit/account/server-problem.ts';
import { fileIdOf, saveGame } from '../../game/record/saved-records.ts';
import { OwnName } from '../../game/setup/setup-people.tsx';
import { Beside } from './compare-games.tsx';
import { copyLink } from './copy-deal-link.ts';
import { saveTable, savedDeals } from '../../game/saves/known-deals.ts';
import { makeOnline, nameOfOnline } from '../../game/saves/online-deal.ts';
import { type ComparedGame, comparedGames, ownTables } from './online-results.ts';
import { NoDeal } from './no-deal.tsx';
import { openTable } from './open-table.ts';
import { BySeat, Waiting } from './result-list.tsx';
import { isShownWhole, type SeatResult } from './deal-results.ts';
import { duplicateWords } from './words/duplicate-words.ts';
import { words } from '../../game/words/shared-words.ts';
import './online-screen.css';

/** Milliseconds between two updates of the others' progress. */
const AGAIN = 20_000;

/** Tables that the viewer was invited to are among their deals too. */
async function saveOwn(answer: DealAnswer): Promise<void> {
  const known = new Set((await savedDeals()).tables.map(({ table }) => table));
  const own = ownTables(answer).find(({ table }) => !known.has(table));
  if (own !== undefined) await saveTable(own.table, makeOnline(answer.deal));
}

async function look(deal: string): Promise<Answer<DealAnswer>> {
  const result = await askServer<DealAnswer>({ method: 'GET', path: `/api/deals/${deal}` });
  if (!result.ok) return result;
  if (result.value.tables.some(({ game }) => game.capitals)) await loadCapitalsArt();
  await saveOwn(result.value);
  return result;
}

export function OnlineDeal({ deal }: { readonly deal: string }) {
  const [result, setResult] = useState<Answer<DealAnswer> | undefined>(undefined);
  useEffect(() => {
    let here = true;
    /** The last answer stays while the server does not respond. */
    const load = async (): Promise<void> => {
      const answer = await look(deal);
      if (here) setResult((before) => (before?.ok === true && !answer.ok ? before : answer));
    };
    void load();
    const timer = setInterval(() => document.visibilityState === 'visible' && void load(), AGAIN);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, [deal]);
  if (result === undefined) return <Loading />;
  return result.ok ? <Tables answer={result.value} /> : <NoDeal>{whyNot(result.error)}</NoDeal>;
}

const whyNot = (problem: HttpProblem): string =>
  problem === 'no-such-deal' ? duplicateWords().lost : sayProblem(words(), problem);

function Tables({ answer }: { readonly answer: DealAnswer }) {
  const say = duplicateWords();
  const { mode, seats, capitals } = answer.options.game;
  const title = lobbyWords().deal(nameOfOnline(answer.deal));
  const own = ownTables(answer);
  const games = comparedGames(answer);
  const [anyway, setAnyway] = useState(false);
  const all = games.flatMap(({ results }) => results);
  const isShown = anyway || own.length > 0 || !all.some(isShownWhole);
  return (
    <Frame title={title} wide>
      <p class="duplicate-back">
        <LinkTo to={{ name: 'duplicate' }}>{say.allDeals}</LinkTo>
      </p>
      <h1 class="duplicate-title">{title}</h1>
      <p class="duplicate-about">
        {words().home.table({ mode, seats, capitals })}. {say.online.about}
      </p>
      <Ways answer={answer} own={own} />
      <section class="duplicate-tables sheet-of-paper" aria-labelledby="duplicate-tables">
        <h2 id="duplicate-tables">{say.online.tables}</h2>
        <ol>
          {answer.tables.map((table, nth) => (
            <OneTable key={table.table} table={table} nth={nth} own={own.includes(table)} />
          ))}
        </ol>
      </section>
      <section class="duplicate-results sheet-of-paper" aria-labelledby="duplicate-results">
        <h2 id="duplicate-results">{say.resultsTitle}</h2>
        {all.length === 0 ? (
          <p>{say.online.none}</p>
        ) : isShown ? (
          <>
            {games.map((game) => (
              <Compared key={game.key} game={game} heading={games.length > 1} tables={answer.tables.length} />
            ))}
            <p class="duplicate-proven">{all.every(isShownWhole) ? say.proven : say.online.later}</p>
          </>
        ) : (
          <Waiting names={all.map(({ name }) => name)} onShow={() => setAnyway(true)} />
        )}
      </section>
      {isShown && games.map((game) => <TurnByTurn key={game.key} game={game} />)}
      <p class="duplicate-fair">{say.online.fairPlay}</p>
    </Frame>
  );
}

interface WaysProps {
  readonly answer: DealAnswer;
  readonly own: readonly DealTable[];
}

function Ways({ answer: { deal, options }, own }: WaysProps) {
  const say = duplicateWords();
  const [busy, setBusy] = useState(false);
  const running = own.find(({ phase }) => phase === 'gathering' || phase === 'playing');
  const link = `${location.origin}${makePath({ name: 'duplicate', deal: makeOnline(deal) })}`;
  const open = (): void => {
    setBusy(true);
    void openTable(options).finally(() => setBusy(false));
  };
  return (
    <div class="duplicate-ways">
      {own.length === 0 && <OwnName />}
      {running === undefined ? (
        <Button
          kind={own.length === 0 ? 'main' : 'plain'}
          size="large"
          sign="people"
          disabled={busy || settings.name.value.trim() === ''}
          onClick={open}
        >
          {say.online.open}
        </Button>
      ) : (
        <LinkButton kind="main" size="large" sign="play" to={{ name: 'table', table: running.table }}>
          {say.goOn}
        </LinkButton>
      )}
      <Button size="large" sign="link" onClick={() => void copyLink(link, say.online.invited)}>
        {say.invite}
      </Button>
    </div>
  );
}

interface OneTableProps {
  readonly table: DealTable;
  readonly nth: number;
  readonly own: boolean;
}

function OneTable({ table: { table, phase, seats, game }, nth, own }: OneTableProps) {
  const say = duplicateWords();
  const people = seats.flatMap(({ kind, name, you }) =>
    kind === 'person' ? [you === true ? say.you(name) : name] : [],
  );
  const bots = seats.filter(({ kind }) => kind === 'bot').length;
  const who = [...people, ...(bots > 0 ? [say.online.bots(bots)] : [])].join(', ');
  return (
    <li>
      <span class="duplicate-one">
        <span>
          <b>{say.online.table(nth + 1)}</b>
          <span>{who === '' ? words().home.table(game) : who}</span>
        </span>
        <span>{say.online.phases[phase]}</span>
      </span>
      {own && phase !== 'closed' && (
        <LinkButton size="small" to={{ name: 'table', table }}>
          {say.online.toTable}
        </LinkButton>
      )}
    </li>
  );
}

/** A game of another table is stored here first, so that it can be shown like any other. */
async function replay({ id, own, record }: SeatResult): Promise<void> {
  if (record === undefined) return;
  const shown = own ? id : fileIdOf(record);
  if (!own) await saveGame(shown, record);
  go({ name: 'replay', game: shown });
}

interface ComparedProps {
  readonly game: ComparedGame;
  readonly heading: boolean;
  /** How many tables there are, finished or not. */
  readonly tables: number;
}

function Compared({ game: { game, nth, results }, heading, tables }: ComparedProps) {
  const say = duplicateWords();
  const { mode, seats, capitals } = game;
  return (
    <div>
      {heading && (
        <h3 class="duplicate-seat">
          {words().home.table({ mode, seats, capitals })}, {say.online.game(nth)}
        </h3>
      )}
      {tables === 1 && <p>{say.online.alone}</p>}
      <BySeat results={results} seats={seats} isGroup={false} onReplay={(one) => void replay(one)} />
    </div>
  );
}

function TurnByTurn({ game: { results } }: { readonly game: ComparedGame }) {
  const whole = results.filter(isShownWhole);
  return whole.length === 0 ? null : <Beside results={whole} isGroup={false} />;
}
