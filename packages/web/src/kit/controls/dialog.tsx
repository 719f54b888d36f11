/** A dialog in the middle, or a sheet from below: the browser's own modal, so that focus stays in it and Escape closes it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { IconButton } from './button.tsx';
import { appWords } from '../words/app-words.ts';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Buttons at its end. */
  readonly foot?: ComponentChildren;
  readonly class?: string;
}

export function Dialog({ title, onClose, children, foot, class: own = '' }: DialogProps) {
  const place = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const before = document.activeElement;
    place.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={place}
      class={`dialog ${own}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === place.current) onClose();
      }}
    >
      <div class="dialog-head">
        <h2 id={heading}>{title}</h2>
        <IconButton sign="cross" label={appWords().close} onClick={onClose} />
      </div>
      <div class="dialog-body">{children}</div>
      {foot !== undefined && <div class="dialog-foot">{foot}</div>}
    </dialog>
  );
}

export const Sheet = (props: DialogProps) => <Dialog {...props} class={`sheet ${props.class ?? ''}`} />;
