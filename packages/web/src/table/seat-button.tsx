/** A seat on the ring: touch it for who sits there, and what can be done about it. */
import type { ComponentChildren } from 'preact';

interface SeatButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

export const SeatButton = ({ label, onClick, children }: SeatButtonProps) => (
  <button type="button" class="arch-person" aria-label={label} onClick={onClick}>
    {children}
  </button>
);
