/** A room watches together, and talks: unless somebody chose a pace, moments last longer here. */
import { useLayoutEffect } from 'preact/hooks';
import { usualPace } from '../../kit/settings/settings.ts';

export function useCalmPace(): void {
  useLayoutEffect(() => {
    const before = usualPace.peek();
    usualPace.value = 'calm';
    return () => {
      usualPace.value = before;
    };
  }, []);
}
