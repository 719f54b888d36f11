/** The part of a browser that the modules read when they are loaded. */
export function openPage(path = '/', kept: object = {}, languages: readonly string[] = ['en']): void {
  const [pathname = '/', hash] = path.split('#');
  const dataset: Record<string, string> = {};
  const memory = new Map([['duopolis.settings', JSON.stringify(kept)]]);
  const listeners = { addEventListener: () => {}, removeEventListener: () => {} };
  const place = { pathname, hash: hash === undefined ? '' : `#${hash}`, origin: 'https://example.org' };
  const turn = (_: null, __: string, to: string): void => {
    const [next = '/', code] = to.split('#');
    Object.assign(place, { pathname: next, hash: code === undefined ? '' : `#${code}` });
  };
  const page = {
    ...listeners,
    location: place,
    history: { pushState: turn, replaceState: turn },
    scrollTo: () => {},
    document: { ...listeners, documentElement: { dataset, lang: '' }, title: '', visibilityState: 'visible' },
    localStorage: {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => void memory.set(key, value),
    },
    getComputedStyle: () => ({ fontSize: '16px' }),
    matchMedia: () => ({ matches: false, addEventListener: () => {} }),
    navigator: { languages, onLine: true },
  };
  for (const [name, value] of Object.entries(page))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
