/** Shown instead of a screen: while it loads, after an error, and for an unknown address. */
import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary, useState } from 'preact/hooks';
import { Compass } from '../art/emblem.tsx';
import { Button, LinkButton } from '../controls/button.tsx';
import { Frame } from './page-frame.tsx';
import { appWords } from '../words/app-words.ts';

const PATIENCE = 300;

/** Shows nothing for a moment: most screens have loaded by then. */
export function Loading() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="state state-loading survey" role="status">
      {slow && <p class="state-waiting">{appWords().loading}</p>}
    </div>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly actions?: ComponentChildren;
  /** An unknown address shows a compass. */
  readonly drawing?: ComponentChildren;
}

/** A page with one message and some links. */
export function Notice({ title, children, actions, drawing = <Compass size={104} /> }: NoticeProps) {
  const app = appWords();
  return (
    <Frame title={title}>
      <section class="state sheet-of-paper">
        {drawing}
        <h1>{title}</h1>
        <div class="state-words">{children}</div>
        <div class="state-actions">
          {actions}
          <LinkButton to={{ name: 'home' }} kind={actions === undefined ? 'main' : 'plain'}>
            {app.toHome}
          </LinkButton>
        </div>
      </section>
    </Frame>
  );
}

/** Browsers don't retry a failed import: only reloading the page helps. */
export function Broken({ why }: { readonly why: 'not-loaded' | 'broke' }) {
  const app = appWords();
  return (
    <Notice
      title={app.brokenTitle}
      actions={
        <Button kind="main" onClick={() => location.reload()}>
          {app.reload}
        </Button>
      }
    >
      <p>{why === 'broke' ? app.broken : app.notLoaded}</p>
    </Notice>
  );
}

/** Catches a screen's errors, so that the page never goes blank. */
export function Boundary({ children }: { readonly children: ComponentChildren }) {
  const [error] = useErrorBoundary();
  return error === undefined ? <>{children}</> : <Broken why="broke" />;
}

export function NotFoundPage({ path }: { readonly path: string }) {
  const app = appWords();
  return (
    <Notice title={app.lostTitle}>
      <p>{app.lost(path)}</p>
    </Notice>
  );
}
