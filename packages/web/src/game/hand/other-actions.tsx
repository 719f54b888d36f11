/** Other actions: quiet buttons beside the main one, or a menu where there is little room. */
import { Button, Menu, type MenuItem } from '../../kit/controls/index.ts';
import { Icon } from '../../kit/art/index.ts';
import { layout } from '../players/screen-layout.ts';
import { handWords } from './words/hand-words.ts';
import './other-actions.css';

interface OtherActionsProps {
  readonly others: readonly MenuItem[];
  /** Wide tiles leave no room for a row of buttons on the ring. */
  readonly isTight?: boolean;
}

/** A row of buttons would leave no room for the prompt. */
export function areInMenu({ isTight = false }: Pick<OtherActionsProps, 'isTight'>): boolean {
  const { name, broad, tight } = layout.value;
  return tight || (name === 'ring' ? isTight : !broad);
}

export function OtherActions({ others, isTight = false }: OtherActionsProps) {
  if (others.length === 0) return null;
  if (areInMenu({ isTight }))
    return (
      <Menu label={handWords().more} class="icon-btn hand-more" items={others}>
        <Icon name="dots" size={22} />
      </Menu>
    );
  return (
    <div class="hand-others" data-count={others.length}>
      {others.map(({ label, short, onPick, sign }) => (
        <Button key={label} sign={sign} size="small" label={short && label} onClick={onPick}>
          {short ?? label}
        </Button>
      ))}
    </div>
  );
}
