/** A button that opens a short list of actions. */
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Sign, type SignName } from './sign.tsx';

export interface MenuItem {
  readonly label: string;
  /** The beginning of the label, where a button has room for no more. */
  readonly short?: string | undefined;
  readonly onPick: () => void;
  readonly sign?: SignName | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** The label of the button. */
  readonly children: ComponentChildren;
  readonly class?: string;
  /** Opens to the right of its start instead of to the left of its end. */
  readonly fromStart?: boolean;
}

/** The direction in which the list fits on the screen. */
function turnFor(list: HTMLElement | null): string {
  if (list === null) return '';
  const { left, right, bottom, height, top } = list.getBoundingClientRect();
  const up = bottom > innerHeight && top - height > 60 ? ' menu-up' : '';
  return `${up}${left < 0 ? ' menu-to-right' : right > innerWidth ? ' menu-to-left' : ''}`;
}

const STEP: { readonly [key: string]: number } = { ArrowDown: 1, ArrowUp: -1 };

export function Menu({ label, items, children, class: own = 'icon-btn', fromStart = false }: MenuProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const turned = useTurned({ open, list });
  useOpenList({ open, place, away: () => setOpen(false) });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!open) return;
    const all = entriesIn(place.current);
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const step = STEP[event.key];
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    else if (step !== undefined) all.at((at + step) % all.length)?.focus();
    else return;
    if (event.key !== 'Tab') {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  return (
    <div ref={place} class={fromStart ? 'menu menu-start' : 'menu'} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        class={own}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && (
        <div ref={list} class={`menu-list${turned}`} role="menu" aria-label={label}>
          {items.map((item) => (
            <Item
              key={item.label}
              item={item}
              onPick={() => {
                close();
                item.onPick();
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
}

const Item = ({ item, onPick }: { readonly item: MenuItem; readonly onPick: () => void }) => (
  <button
    type="button"
    role="menuitem"
    tabIndex={-1}
    class={item.danger === true ? 'menu-item menu-danger' : 'menu-item'}
    disabled={item.disabled}
    onClick={onPick}
  >
    {item.sign !== undefined && <Sign name={item.sign} />}
    {item.label}
  </button>
);

const entriesIn = (place: HTMLElement | null): readonly HTMLButtonElement[] => [
  ...(place?.querySelectorAll<HTMLButtonElement>('[role=menuitem]:not(:disabled)') ?? []),
];

interface OpenList {
  readonly open: boolean;
  readonly place: RefObject<HTMLElement | null>;
  readonly away: () => void;
}

/** While the list is open, its first entry has the focus, and a press elsewhere closes it. */
function useOpenList({ open, place, away }: OpenList): void {
  useEffect(() => {
    if (!open) return;
    entriesIn(place.current)[0]?.focus();
    const onPointerDown = ({ target }: Event): void => {
      if (!place.current?.contains(target as Node)) away();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);
}

interface TurnedList {
  readonly open: boolean;
  readonly list: RefObject<HTMLElement | null>;
}

/** The class that moves an open list into view. */
function useTurned({ open, list }: TurnedList): string {
  const [turned, setTurned] = useState('');
  useEffect(() => setTurned(open ? turnFor(list.current) : ''), [open]);
  return turned;
}
