/** The tooltip says what is true: it goes when what it explains changes under it. */
import { expect, test, vi } from 'vitest';

/** As much of an element as a tooltip and its target need. */
function element() {
  const box = { left: 0, top: 0, right: 10, bottom: 10, width: 10, height: 10 };
  const attributes = new Map<string, string>();
  const state = { open: false };
  return {
    state,
    style: {},
    dataset: {},
    parentElement: null,
    append: () => {},
    replaceChildren: () => {},
    closest: () => null,
    getBoundingClientRect: () => box,
    matches: () => state.open,
    showPopover: () => (state.open = true),
    hidePopover: () => (state.open = false),
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  };
}

test('a tooltip goes when the cell it explains changes', async () => {
  const tip = element();
  const watched: { readonly change: () => void; readonly options: unknown }[] = [];
  vi.stubGlobal('document', {
    body: element(),
    documentElement: { clientWidth: 800, clientHeight: 600 },
    getElementById: () => tip,
  });
  vi.stubGlobal('MutationObserver', function Observer(change: () => void) {
    return {
      observe: (_: unknown, options: unknown) => watched.push({ change, options }),
      disconnect: () => {},
    };
  });
  const { showTip, tipTarget } = await import('../../../src/game/explain/tooltip.ts');
  const target = element() as unknown as HTMLElement;
  showTip(target, [], 'focus');
  expect([tip.state.open, tipTarget(), target.getAttribute('aria-describedby')]).toEqual([
    true,
    target,
    'explanation',
  ]);
  expect(watched.map(({ options }) => options)).toEqual([{ attributeFilter: ['data-explain'] }]);
  watched[0]?.change();
  expect([tip.state.open, tipTarget(), target.getAttribute('aria-describedby')]).toEqual([
    false,
    undefined,
    null,
  ]);
});
