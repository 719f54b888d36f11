/** The game on the screen, for the reference card: which parts of Capitals it uses. */
import { signal } from '@preact/signals';
import type { OpenGame } from '@duopolis/rules';
import type { District } from '@duopolis/rules/scoring';
import { useEffect } from 'preact/hooks';

/** Nothing where no game is shown; then the card explains everything. */
export const inPlay = signal<{ readonly districts: readonly District[] } | undefined>(undefined);

export function useInPlay({ districts = [] }: Pick<OpenGame, 'districts'>): void {
  const text = JSON.stringify(districts);
  useEffect(() => {
    inPlay.value = { districts };
    return () => {
      inPlay.value = undefined;
    };
  }, [text]);
}
