/** The entry point of the client: draws the screen of the current route as soon as its words are loaded. */
import '../kit/style/tokens.css';
import '../kit/art/art.css';
import '../kit/style/base.css';
import '../kit/style/controls.css';
import '../kit/style/fields.css';
import '../kit/style/layers.css';
import '../kit/style/forced-colors.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { explainNow, listenForExplanations } from '../game/explain/explanations.ts';
import { watchFocus } from '../kit/page/focus-guard.ts';
import { watchShortcuts } from '../kit/keys/shortcuts.ts';
import { watchTitle } from '../kit/page/title.ts';
import { hasWords } from '../kit/words/shown-language.ts';
import { registerOffline } from './offline/registration.ts';

watchShortcuts({ explain: explainNow });
listenForExplanations();
registerOffline();
watchTitle();

const place = document.getElementById('app');
if (place !== null) watchFocus(place);
const stop = effect(() => {
  if (!hasWords() || place === null) return;
  // Parsing the words is enough work for one task.
  setTimeout(() => {
    stop();
    place.replaceChildren();
    render(<App />, place);
  });
});
