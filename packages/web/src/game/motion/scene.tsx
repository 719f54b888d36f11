/** A scene that covers the table for a moment: the reveal, or the end of a round. A tap or any key ends it. */
import './scene.css';
import { useLayoutEffect } from 'preact/hooks';
import { holdTips } from '../explain/held-tips.ts';
import type { Link } from '../link/link.ts';
import { motionOf } from './director.ts';
import { Reveal } from './reveal.tsx';
import { RoundOver } from './round-over.tsx';
import type { Scene } from './motion-state.ts';

/** Screen readers get the announcements: there is nothing to read or press here. */
export function SceneOver({ link }: { readonly link: Link }) {
  const scene = motionOf(link).scene.value;
  if (scene === undefined) return null;
  return (
    <div class="scene" aria-hidden="true">
      <Shown scene={scene} />
    </div>
  );
}

function Shown({ scene: { view, moment, lasts } }: { readonly scene: Scene }) {
  useLayoutEffect(holdTips, []);
  return moment.kind === 'reveal' ? (
    <Reveal view={view} moment={moment} />
  ) : (
    <RoundOver view={view} moment={moment} lasts={lasts} />
  );
}
