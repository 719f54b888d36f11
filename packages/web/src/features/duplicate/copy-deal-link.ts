/** Copies a link and confirms it; if the browser refuses, shows the link itself. */
import { toast } from '../../kit/controls/toast.tsx';

export const copyLink = (text: string, said: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => toast(said, 'good'),
    () => toast(text),
  );
