/** Copies a link, and says so; where that is not allowed the link itself is said. */
import { toast } from '../../kit/controls/toast.tsx';

export const copyLink = (text: string, said: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => toast(said, 'good'),
    () => toast(text),
  );
