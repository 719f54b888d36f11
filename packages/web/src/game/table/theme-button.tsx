/** Toggles day and night. */
import { settings } from '../../kit/settings/settings.ts';
import { IconButton } from '../../kit/controls/index.ts';
import { tableWords } from '../players/words/table-words.ts';

const isNight = (): boolean =>
  settings.theme.value === 'auto'
    ? matchMedia('(prefers-color-scheme: dark)').matches
    : settings.theme.value === 'night';

export const turnTheme = (): void => {
  settings.theme.value = isNight() ? 'day' : 'night';
};

/** The theme after the toggle. */
export const otherTheme = (): string => (isNight() ? tableWords().day : tableWords().night);

export const ThemeButton = () => (
  <IconButton sign={isNight() ? 'sun' : 'moon'} label={otherTheme()} onClick={turnTheme} />
);
