/** A screen that is fetched when it is first shown; a failure is said, and can be tried again. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Broken, Loading } from './states.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Keeps what was fetched, so that coming back shows it at once. */
export function lazy<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let fetched: ComponentType<Props> | undefined;
  return function Lazy(props: Props) {
    const [, setFetched] = useState(fetched !== undefined);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (fetched !== undefined || failed) return;
      load().then(
        (screen) => {
          fetched = screen;
          setFetched(true);
        },
        () => setFailed(true),
      );
    }, [failed]);
    if (fetched !== undefined) {
      const Screen = fetched;
      return <Screen {...props} />;
    }
    return failed ? <Broken why="not-loaded" again={() => setFailed(false)} /> : <Loading />;
  };
}
