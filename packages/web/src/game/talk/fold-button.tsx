/** Opens and folds a card. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../../kit/art/index.ts';
import { IconButton } from '../../kit/controls/index.ts';
import { talkWords } from './words/talk-words.ts';

/** A card that opens in another place, where there is more room. */
export interface Aside {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export const FoldButton = ({
  isOpen,
  onToggle,
  children,
}: Aside & { readonly children?: ComponentChildren }) => (
  <IconButton
    class="card-fold"
    label={isOpen ? talkWords().foldCard : talkWords().openCard}
    expanded={isOpen}
    onClick={onToggle}
  >
    {children}
    <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
  </IconButton>
);
