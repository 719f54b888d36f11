/** The first game was opened in another tab. */
import { Notice } from '../../kit/page/page-states.tsx';
import { Button } from '../../kit/controls/index.ts';
import { deviceWords } from '../../game/saves/words/device-words.ts';

export function OpenInOtherTab({ onTake }: { readonly onTake: () => void }) {
  const device = deviceWords();
  return (
    <Notice
      title={device.elsewhereTitle}
      actions={
        <Button kind="main" onClick={onTake}>
          {device.playHere}
        </Button>
      }
    >
      <p>{device.elsewhere}</p>
    </Notice>
  );
}
