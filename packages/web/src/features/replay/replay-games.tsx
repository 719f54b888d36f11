/** The list of finished games, each a link to its replay. */
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../kit/art/index.ts';
import { IconButton, LinkButton, LinkTo } from '../../kit/controls/index.ts';
import { type FinishedGame, finishedGames } from '../../game/record/finished-games.ts';
import { forgetGame } from '../../game/record/saved-records.ts';
import { dayOf, namesOf, winnersOf } from '../../game/record/record-summary.ts';
import { replayWords } from '../../game/record/words/replay-words.ts';
import { words } from '../../game/words/shared-words.ts';
import './replay-games.css';

const ICONS = { local: 'device', table: 'link', file: 'download' } as const;

export function Games() {
  const [games, setGames] = useState<readonly FinishedGame[] | undefined>(undefined);
  useEffect(() => {
    let here = true;
    void finishedGames().then((found) => here && setGames(found));
    return () => {
      here = false;
    };
  }, []);
  const replay = replayWords();
  if (games === undefined) return null;
  const forget = (id: string): void => {
    setGames(games.filter((game) => game.id !== id));
    void forgetGame(id);
  };
  return (
    <section class="games" aria-labelledby="games-title">
      <h2 id="games-title">{replay.games}</h2>
      {games.length === 0 ? (
        <div class="games-none sheet-of-paper">
          <p>{replay.none}</p>
          <LinkButton kind="main" to={{ name: 'new', kind: 'bots' }}>
            {replay.play}
          </LinkButton>
        </div>
      ) : (
        <ul class="sheet-of-paper">
          {games.map((game) => (
            <Game key={game.id} game={game} onForget={() => forget(game.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Game({ game, onForget }: { readonly game: FinishedGame; readonly onForget: () => void }) {
  const all = words();
  const { id, from, record, at } = game;
  const { mode, capitals } = record.options;
  const title = replayWords().people(namesOf(record, all));
  const about = [
    all.home.table({ mode, seats: record.seats.length, capitals }),
    winnersOf(record, { ...all, replay: replayWords() }),
    ...(at === undefined ? [] : [dayOf(at, all)]),
    replayWords().from[from],
  ].join(' · ');
  return (
    <li class="games-item">
      <LinkTo to={{ name: 'replay', game: id }} class="games-one">
        <Icon name={ICONS[from]} size={22} />
        <span>
          <b>{title}</b>
          <span class="games-about">{about}</span>
        </span>
        <Icon name="chevron-right" size={20} />
      </LinkTo>
      {from === 'file' && <IconButton sign="trash" label={replayWords().forget(title)} onClick={onForget} />}
    </li>
  );
}
