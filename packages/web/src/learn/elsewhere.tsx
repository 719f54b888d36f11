/** The first game was taken up in another tab. */
import { words } from '../app/words.ts';
import { Notice } from '../app/states.tsx';
import { Button } from '../controls/index.ts';

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
