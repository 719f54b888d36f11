/** The client's first file: draws the screen of the current route as soon as there are words. */
import './style/tokens.css';
import { render } from 'preact';
import { App } from './app/app.tsx';

const place = document.getElementById('app');
if (place !== null) render(<App />, place);
