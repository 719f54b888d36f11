/**
 * The gallery: every component of the client in every state, by parts. Not part of the built client.
 * `npm run dev --workspace @duopolis/web`, then /gallery.html?theme=night&language=fr#boards
 */
import '../kit/style/tokens.css';
import '../kit/art/art.css';
import '../kit/style/base.css';
import '../kit/style/controls.css';
import '../kit/style/fields.css';
import '../kit/style/frame.css';
import '../kit/style/layers.css';
import '../kit/style/forced-colors.css';
import './gallery.css';
import { isOneOf, keysOf } from '@duopolis/rules/lists';
import { LANGUAGES } from '@duopolis/words/language';
import { render } from 'preact';
import { loadCapitalsArt } from '../kit/art/index.ts';
import { BarTools } from '../kit/page/bar-tools.tsx';
import { settings, THEMES } from '../kit/settings/settings.ts';
import { wordsLoaded } from '../kit/words/shown-language.ts';
import type { Exhibit, GalleryPart } from './parts/exhibit.ts';

/** A new part is a file in `parts` and a line here. */
const PARTS = {
  drawings: async () => (await import('./parts/drawings.tsx')).drawings(),
  controls: async () => (await import('./parts/controls.tsx')).controls(),
  boards: async () => (await import('./parts/boards.tsx')).boards(),
  hands: async () => (await import('./parts/hands.tsx')).hands(),
  cards: async () => (await import('./parts/cards.tsx')).cards(),
  dialogs: async () => (await import('./parts/dialogs.tsx')).dialogs(),
  states: async () => (await import('./parts/states.tsx')).states(),
} satisfies { readonly [part: string]: GalleryPart };

const NAMES = keysOf(PARTS);
type PartName = (typeof NAMES)[number];

const asked = new URLSearchParams(location.search);
const [theme, language] = ['theme', 'language'].map((name) => asked.get(name) ?? '');

if (isOneOf(THEMES, theme)) settings.theme.value = theme;
if (isOneOf(LANGUAGES, language)) settings.language.value = language;
document.documentElement.classList.toggle('grey', asked.has('grey'));

function Gallery({ shown, exhibits }: { readonly shown: PartName; readonly exhibits: readonly Exhibit[] }) {
  return (
    <div class="gallery">
      <header class="gallery-bar">
        <h1>Gallery</h1>
        <nav aria-label="Parts">
          {NAMES.map((name) => (
            <a key={name} href={`#${name}`} aria-current={name === shown ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <BarTools />
      </header>
      <main class={`gallery-part gallery-${shown}`}>
        {exhibits.map(({ name, Show, isWide = false }) => (
          <section key={name} class={isWide ? 'exhibit exhibit-wide' : 'exhibit'}>
            <h2>{name}</h2>
            <Show />
          </section>
        ))}
      </main>
    </div>
  );
}

// Drafts of an earlier visit are dropped.
sessionStorage.clear();

/** Draws the part that the address names. */
async function show(): Promise<void> {
  const root = document.getElementById('app');
  const named = location.hash.slice(1);
  const shown = isOneOf(NAMES, named) ? named : 'controls';
  const exhibits = await PARTS[shown]();
  await wordsLoaded();
  if (root !== null) render(<Gallery key={shown} shown={shown} exhibits={exhibits} />, root);
}

await loadCapitalsArt();
await show();
addEventListener('hashchange', () => void show());
