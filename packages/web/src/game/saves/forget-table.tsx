/** Deletes a game of this device, after asking once. */
import type { TableId } from '@duopolis/table/host';
import { useSignal } from '@preact/signals';
import { Button, Dialog, IconButton } from '../../kit/controls/index.ts';
import { deviceWords } from './words/device-words.ts';
import { withWords } from '../../kit/words/shown-language.ts';

interface ForgetProps {
  readonly table: TableId;
  /** Its name in the list. */
  readonly title: string;
  readonly onForgotten: () => void;
}

export function ForgetTable({ table, title, onForgotten }: ForgetProps) {
  const asking = useSignal(false);
  const device = deviceWords();
  const close = (): void => {
    asking.value = false;
  };
  const forget = async (): Promise<void> => {
    close();
    const { forgetTable } = await withWords(import('./continued.ts'));
    await forgetTable(table);
    onForgotten();
  };
  return (
    <>
      <IconButton sign="trash" label={device.forget(title)} onClick={() => void (asking.value = true)} />
      {asking.value && <ForgetDialog title={title} onClose={close} onForget={() => void forget()} />}
    </>
  );
}

interface ForgetDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onForget: () => void;
}

export function ForgetDialog({ title, onClose, onForget }: ForgetDialogProps) {
  const device = deviceWords();
  return (
    <Dialog
      title={device.forgetTitle}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{device.keepIt}</Button>
          <Button kind="danger" onClick={onForget}>
            {device.forgetIt}
          </Button>
        </>
      }
    >
      <p>{title}</p>
      <p>{device.forgetAbout}</p>
    </Dialog>
  );
}
