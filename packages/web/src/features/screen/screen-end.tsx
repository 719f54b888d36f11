/** The end on the big screen: the ceremony plays by itself, then who won and why. Nothing to press. */
import type { TableView } from '@duopolis/table';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../../kit/controls/announce.tsx';
import { EndCities } from '../../game/ending/end-cities.tsx';
import { Counting, type EndProps, explanationOf, headlineOf, Hero } from '../../game/ending/hero.tsx';
import type { OnlineLink } from '../../game/link/online-link.ts';
import { countedTerms, useCeremony } from '../../game/score/ceremony.ts';
import { Standings } from '../../game/score/standings.tsx';
import { Track } from '../../game/score/score-track.tsx';
import { useFit } from './fit-screen.ts';
import '../../game/ending/end-screen.css';
import './screen-end.css';

export function ScreenEnd({ view }: { readonly link: OnlineLink; readonly view: TableView }) {
  const open = view.game?.open;
  const result = open?.result;
  return open === undefined || result === undefined ? null : <End view={view} open={open} result={result} />;
}

const nothing = (): void => {};

function End(end: EndProps) {
  const terms = countedTerms(end.result);
  const ceremony = useCeremony(terms);
  const whole = useRef<HTMLElement>(null);
  useFit(whole, [ceremony.done]);
  useEffect(() => {
    // Even with reduced motion it plays by itself: nobody is here to press a button.
    ceremony.next?.();
  }, [ceremony.counted]);
  useEffect(() => {
    if (ceremony.done) announce(`${headlineOf(end)}. ${explanationOf(end)}`);
  }, [ceremony.done]);
  return (
    <main
      ref={whole}
      class={`screen-end over ${ceremony.done ? 'screen-end-done' : ''}`}
      id="content"
      tabIndex={-1}
    >
      {ceremony.done ? <Hero {...end}>{null}</Hero> : <Counting {...end} terms={terms} ceremony={ceremony} />}
      <div class="screen-end-cities" inert>
        <EndCities {...end} isCounting={!ceremony.done} onCity={nothing} />
      </div>
      <section class="panel over-track" inert>
        <Track
          open={end.open}
          result={end.result}
          terms={terms}
          countedTerms={ceremony.countedTerms}
          onCity={nothing}
        />
      </section>
      {ceremony.done && (
        <div class="screen-end-standings" inert>
          <Standings view={end.view} game={end.open} result={end.result} onCity={nothing} />
        </div>
      )}
    </main>
  );
}
