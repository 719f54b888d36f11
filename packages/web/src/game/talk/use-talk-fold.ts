/** Whether the talk under a city is open while there is an offer: a new question folds it, unless I am writing. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface TalkFold {
  readonly panel: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly onFocus: () => void;
}

const fieldIn = (panel: HTMLElement | null): HTMLInputElement | null =>
  panel?.querySelector<HTMLInputElement>('.talk-text') ?? null;

/** The field has the focus, or words that are not sent yet. */
function isWritingIn(panel: HTMLElement | null): boolean {
  const field = fieldIn(panel);
  return field !== null && (field === document.activeElement || field.value !== '');
}

interface Asked {
  /** Whether the city shows an offer or a request at all. */
  readonly isAsked: boolean;
  readonly question: string | undefined;
}

export function useTalkFold({ isAsked, question }: Asked): TalkFold {
  const panel = useRef<HTMLElement>(null);
  const [isOpen, open] = useState(false);
  const isToggled = useRef(false);
  useLayoutEffect(() => {
    if (!isWritingIn(panel.current)) open(false);
  }, [isAsked, question]);
  // A press where the field was, or where it is in the opened talk, means the field: what is typed next is a message.
  useLayoutEffect(() => {
    if (!isToggled.current) return;
    isToggled.current = false;
    const target = isOpen
      ? fieldIn(panel.current)
      : panel.current?.querySelector<HTMLElement>('.folded-talk');
    target?.focus();
  }, [isOpen]);
  return {
    panel,
    isOpen,
    toggle: () => {
      isToggled.current = true;
      open(!isOpen);
    },
    /** Without an offer the talk is open anyway; one that comes while I write leaves it so. */
    onFocus: () => {
      if (!isAsked) open(isWritingIn(panel.current));
    },
  };
}
