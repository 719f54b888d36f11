/** The client's first file: draws the screen of the current route as soon as there are words. */
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { watchShortcuts } from './app/shortcuts.ts';
import { watchTitle } from './app/title.ts';
import { registerOffline } from './offline/registration.ts';

watchShortcuts();
registerOffline();
watchTitle();
const place = document.getElementById('app');
if (place !== null) render(<App />, place);
