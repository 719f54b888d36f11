/** The first page: what this is, and every way to play. */
import './home.css';
import { useState } from 'preact/hooks';
import { BarTools } from '../../kit/page/bar-tools.tsx';
import { Places } from '../../kit/page/site-menu.tsx';
import { useProgressiveParts } from '../../kit/page/progressive-rendering.ts';
import { settings } from '../../kit/settings/settings.ts';
import { useTitle } from '../../kit/page/title.ts';
import { useWithdrawnPushes } from '../../kit/notify/pushed.ts';
import { Compass, Logo } from '../../kit/art/emblem.tsx';
import { Balloon, Skyline } from '../../kit/art/skyline.tsx';
import { Button, LinkButton, LinkTo, TextField, toast } from '../../kit/controls/index.ts';
import { rename } from '../../kit/account/account-session.ts';
import { GoOn } from './continue-games.tsx';
import { Ways } from './ways-to-play.tsx';
import { appWords } from '../../kit/words/app-words.ts';
import { homeWords } from '../../kit/page/words/home-words.ts';
import { withWords } from '../../kit/words/shown-language.ts';

/** The server's limit. */
const LONGEST_NAME = 24;

async function play(): Promise<void> {
  const { playNow } = await withWords(import('../../game/setup/make-table.ts'));
  await playNow();
}

function Start() {
  const home = homeWords();
  const app = appWords();
  const [busy, setBusy] = useState(false);
  const start = (): void => {
    setBusy(true);
    play()
      .catch(() => toast(app.notLoaded, 'alert'))
      .finally(() => setBusy(false));
  };
  return (
    <div class="home-start">
      <TextField
        label={home.yourName}
        value={settings.name.value}
        most={LONGEST_NAME}
        large
        autocomplete="nickname"
        onInput={rename}
        onEnter={start}
      />
      <Button kind="main" size="large" sign="play" disabled={busy} onClick={start}>
        {home.playNow}
      </Button>
      <LinkButton size="large" sign="link" to={{ name: 'new', kind: 'friends' }}>
        {home.playWithFriends}
      </LinkButton>
    </div>
  );
}

export function Home() {
  const home = homeWords();
  const app = appWords();
  useTitle(home.title);
  useWithdrawnPushes('home');
  /** The panorama is the most complex drawing: it is rendered a frame after the text. */
  const drawn = useProgressiveParts(2);
  const [isReady, setReady] = useState(false);
  return (
    <div class={`home survey${isReady ? '' : ' home-waiting'}`}>
      <a class="skip" href="#content">
        {app.skip}
      </a>
      <div class="home-neatline" />
      <header class="home-bar">
        <Logo size={24} />
        <Places class="home-nav" />
        <BarTools />
      </header>
      <Compass size={150} class="home-compass" />
      <Balloon size={96} class="home-balloon" />
      <svg class="home-birds" viewBox="0 0 60 24" aria-hidden="true">
        <path d="M2 20q6-8 12 0q6-8 12 0M36 10q5-6 10 0q5-6 10 0" />
      </svg>
      <main id="content" tabIndex={-1} class="home-main">
        <h1>Duopolis</h1>
        <p class="home-claim">{home.claim}</p>
        <Start />
        <p class="home-note">
          {!settings.learned.value && (
            <LinkTo to={{ name: 'learn' }} class="home-new">
              {home.newHere}
            </LinkTo>
          )}
          {home.noAccount}
        </p>
        <GoOn onReady={() => setReady(true)} />
        <Ways />
        <Places class="home-links" without="puzzles" />
      </main>
      {drawn > 1 ? <Skyline class="home-skyline" /> : <div class="home-skyline" />}
      <footer class="home-foot">{home.unofficial}</footer>
    </div>
  );
}
