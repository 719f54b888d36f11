/** One line: notices to a webhook or address were switched off, with a button to try again. */
import { IconButton, LinkButton } from '../controls/index.ts';
import { appWords } from '../words/app-words.ts';
import type { SwitchedOff } from './switched-off.ts';

export function OffLine({ label, dismiss }: SwitchedOff) {
  const say = appWords();
  return (
    <>
      <span>{say.noticesOff(label)}</span>
      <LinkButton size="small" to={{ name: 'notices' }}>
        {say.toNotices}
      </LinkButton>
      <IconButton sign="cross" label={say.close} onClick={dismiss} />
    </>
  );
}
