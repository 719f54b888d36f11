/** Keeps the display awake while the table is shown; if that fails, says so once. */
import { useEffect } from 'preact/hooks';
import { toast } from '../../kit/controls/index.ts';
import { screenWords } from './words/screen-words.ts';

export function useAwake(): void {
  useEffect(() => {
    let lock: { readonly release: () => Promise<void> } | undefined;
    let isShown = false;
    const ask = (): void => {
      if (document.hidden) return;
      const asked = navigator.wakeLock?.request('screen') ?? Promise.reject(new Error('no wake lock'));
      asked.then(
        (given) => {
          lock = given;
        },
        () => {
          if (!isShown) toast(screenWords().stayAwake);
          isShown = true;
        },
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock?.release().catch(() => {});
    };
  }, []);
}
