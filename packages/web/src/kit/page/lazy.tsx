/** A part that is loaded when first shown; a failure shows a message and a reload button. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { toast } from '../controls/toast.tsx';
import { withWords } from '../words/shown-language.ts';
import { Broken, Loading } from './page-states.tsx';
import { appWords } from '../words/app-words.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A screen takes the whole page while it loads; a detail leaves the page as it is. */
type Takes = 'screen' | 'nothing';

/** Keeps the loaded part, so that returning shows it at once. */
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
