/** The sign on a control: an icon of the drawings, beside words or instead of words that readers still hear. */
import { Icon } from '../art/icon.tsx';
import type { IconName } from '../art/icons.ts';

export type SignName = IconName;

export const Sign = ({ name, size = 20 }: { readonly name: SignName; readonly size?: number }) => (
  <Icon name={name} size={size} />
);
