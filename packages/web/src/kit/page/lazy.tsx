/** A part that is fetched when it is first shown; a failure is said, with a way to load the page again. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { toast } from '../controls/toast.tsx';
import { withWords } from '../words/shown-language.ts';
import { Broken, Loading } from './page-states.tsx';
import { appWords } from '../words/app-words.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A screen takes the whole page while it comes; a detail leaves the page as it is. */
type Takes = 'screen' | 'nothing';

/** Keeps what was fetched, so that coming back shows it at once. */
export function lazy<Props extends object>(load: Load<Props>, takes: Takes = 'screen'): ComponentType<Props> {
  let fetched: ComponentType<Props> | undefined;
  return function Lazy(props: Props) {
    const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming');
    useEffect(() => {
      withWords(load()).then(
        (screen) => {
          fetched = screen;
          setState('here');
        },
        () => {
          setState('failed');
          if (takes === 'nothing') toast(appWords().notLoaded, 'alert');
        },
      );
    }, []);
    if (fetched !== undefined) {
      const Screen = fetched;
      return <Screen {...props} />;
    }
    if (takes === 'nothing') return null;
    return state === 'failed' ? <Broken why="not-loaded" /> : <Loading />;
  };
}
