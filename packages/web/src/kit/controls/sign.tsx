/** The icon on a control: beside text, or instead of text that screen readers still read. */
import { Icon } from '../art/icon.tsx';
import type { IconName } from '../art/icons.ts';

export type SignName = IconName;

export const Sign = ({ name, size = 20 }: { readonly name: SignName; readonly size?: number }) => (
  <Icon name={name} size={size} />
);
