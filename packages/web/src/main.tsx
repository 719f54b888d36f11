/** The client's first file: draws the screen of the current route as soon as there are words. */
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import './style/fields.css';
import './style/layers.css';
import './style/forced-colors.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { listenForExplanations } from './app/explanations.ts';
import { watchFocus } from './app/focus-guard.ts';
import { watchShortcuts } from './app/shortcuts.ts';
import { watchTitle } from './app/title.ts';
import { hasWords } from './app/words.ts';
import { registerOffline } from './offline/registration.ts';

watchShortcuts();
listenForExplanations();
registerOffline();
watchTitle();

const place = document.getElementById('app');
if (place !== null) watchFocus(place);
const stop = effect(() => {
  if (!hasWords() || place === null) return;
  // Reading the words was work enough for one task.
  setTimeout(() => {
    stop();
    place.replaceChildren();
    render(<App />, place);
  });
});
