/** Before anything is drawn: the light and the language that were chosen, so that nothing flashes. */
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
}
