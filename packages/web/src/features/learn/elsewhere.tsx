/** The first game was taken up in another tab. */
import { words } from '../../kit/words/words.ts';
import { Notice } from '../../kit/page/states.tsx';
import { Button } from '../../kit/controls/index.ts';

export function Elsewhere({ onTake }: { readonly onTake: () => void }) {
  const { device } = words();
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
