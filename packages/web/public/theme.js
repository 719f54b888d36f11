/** Before anything is drawn: the light and the language that were chosen, so that nothing flashes, and what they and this address need. */
{
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('duopolis.settings') ?? '{}');
  } catch {
    // A browser that keeps nothing shows the system's light.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const { theme, language } = kept;
  document.documentElement.dataset.theme =
    theme === 'day' || theme === 'night' ? theme : dark ? 'night' : 'day';
  if (language) document.documentElement.lang = language;

  const script = document.currentScript;
  const spoken = [language, ...navigator.languages].map((locale) => String(locale).slice(0, 2));
  const said = spoken.find((one) => one in script.dataset) ?? 'en';
  const [, screen = ''] = location.pathname.split('/');
  for (const part of [said, screen, `${screen}-${said}`])
    for (const href of script.getAttribute(`data-${part}`)?.split(' ') ?? []) {
      const style = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
      document.head.append(Object.assign(document.createElement('link'), style, { crossOrigin: '', href }));
    }
}
