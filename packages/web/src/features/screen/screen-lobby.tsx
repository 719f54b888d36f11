/** Before the game: the code to scan, and the chairs as they fill. */
import type { TableView } from '@duopolis/table';
import { Logo, Portrait } from '../../kit/art/index.ts';
import type { Route } from '../../kit/routing/route.ts';
import { nameOf } from '../../game/players/seat-names.ts';
import { portraitOf } from '../../game/players/portraits.ts';
import { JoinCode } from './join-code.tsx';
import { screenWords } from './words/screen-words.ts';
import { words } from '../../game/words/game-words.ts';

interface LobbyProps {
  readonly view: TableView;
  readonly route: Extract<Route, { readonly name: 'screen' }>;
}

export function ScreenLobby({ view, route }: LobbyProps) {
  const say = screenWords();
  const { mode, seats, capitals } = view.open.options.game;
  return (
    <main class="screen-lobby" id="content" tabIndex={-1}>
      <header>
        <Logo size={44} />
        <h1>Duopolis</h1>
        <p>{words().home.table(mode, seats, capitals)}</p>
      </header>
      <JoinCode route={route} size="large" />
      <section aria-label={say.chairs}>
        <ul class="screen-chairs">
          {view.open.chairs.map(({ holder, ready }, seat) => (
            <li key={seat} class={holder.kind === 'nobody' ? 'screen-free' : ''}>
              {holder.kind === 'nobody' ? (
                <span class="screen-chair" aria-hidden="true" />
              ) : (
                <Portrait of={portraitOf(view.open, seat)} label="" look="plain" size={96} />
              )}
              <b>{holder.kind === 'nobody' ? say.free : nameOf(view.open, seat, words())}</b>
              {holder.kind === 'person' && ready && <span>✓ {say.ready}</span>}
            </li>
          ))}
        </ul>
        <p>{say.host}</p>
      </section>
    </main>
  );
}
