/** The frame of every screen except a running game: bar, content, footer. */
import '../style/frame.css';
import type { ComponentChildren } from 'preact';
import { Logo } from '../art/emblem.tsx';
import { LinkTo } from '../controls/button.tsx';
import { BarTools } from './bar-tools.tsx';
import { Places } from './site-menu.tsx';
import { SkipLink } from './skip-link.tsx';
import { useTitle } from './title.ts';
import { appWords } from '../words/app-words.ts';
import { homeWords } from './words/home-words.ts';

interface FrameProps {
  /** The page title, as the browser's tab shows it. */
  readonly title: string;
  readonly children: ComponentChildren;
  /** Beside the name in the bar. */
  readonly bar?: ComponentChildren;
  readonly wide?: boolean;
}

export function Frame({ title, children, bar, wide = false }: FrameProps) {
  const app = appWords();
  const home = homeWords();
  useTitle(title);
  return (
    <div class="frame survey">
      <SkipLink to="content">{app.skip}</SkipLink>
      <header class="frame-bar">
        <LinkTo to={{ name: 'home' }} class="frame-brand" label={`Duopolis, ${app.home}`}>
          <Logo />
          <span>Duopolis</span>
        </LinkTo>
        <div class="frame-extra">{bar ?? <Places />}</div>
        <BarTools />
      </header>
      <main id="content" tabIndex={-1} class={wide ? 'frame-main frame-wide' : 'frame-main'}>
        {children}
      </main>
      <footer class="frame-foot">{home.unofficial}</footer>
    </div>
  );
}
