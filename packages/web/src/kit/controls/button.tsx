/** Buttons with text or only an icon, and links that look like them. */
import type { ComponentChildren, Ref } from 'preact';
import { go, makePath, type Route } from '../routing/route.ts';
import { Sign, type SignName } from './sign.tsx';

export const BUTTON_KINDS = ['plain', 'main', 'quiet', 'danger'] as const;
type ButtonKind = (typeof BUTTON_KINDS)[number];
type ButtonSize = 'small' | 'usual' | 'large';

interface Look {
  readonly kind?: ButtonKind | undefined;
  readonly size?: ButtonSize | undefined;
  readonly sign?: SignName | undefined;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

const lookOf = ({ kind = 'plain', size = 'usual', class: own }: Look): string =>
  ['btn', kind === 'plain' ? '' : `btn-${kind}`, size === 'usual' ? '' : `btn-${size}`, own ?? '']
    .filter((name) => name !== '')
    .join(' ');

export interface ButtonProps extends Look {
  readonly onClick?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  /** It can't be pressed now, but unlike a disabled button it keeps the focus. */
  readonly unavailable?: boolean | undefined;
  /** Answers a press while it is unavailable. */
  readonly onRefused?: (() => void) | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  /** The accessible name instead of the text. */
  readonly label?: string | undefined;
  readonly pressed?: boolean | undefined;
  readonly expanded?: boolean | undefined;
  readonly buttonRef?: Ref<HTMLButtonElement> | undefined;
}

export function Button(props: ButtonProps) {
  const { sign, children, onClick, onRefused, disabled = false, unavailable = false } = props;
  const { type = 'button', label, pressed, expanded, buttonRef } = props;
  const act = unavailable ? onRefused : onClick;
  return (
    <button
      ref={buttonRef ?? null}
      type={type}
      class={lookOf(props)}
      disabled={disabled}
      aria-disabled={unavailable || undefined}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={act && (() => act())}
    >
      {sign !== undefined && <Sign name={sign} />}
      {children}
    </button>
  );
}

/** Navigates without reloading the page; with a modifier key the browser handles the click. */
function follow(event: MouseEvent, to: Route): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(to);
}

interface LinkProps {
  readonly to: Route;
  readonly class?: string;
  readonly label?: string;
  /** It links to the current page. */
  readonly current?: boolean;
  readonly children: ComponentChildren;
}

export function LinkTo({ to, children, label, current = false, class: own }: LinkProps) {
  return (
    <a
      href={makePath(to)}
      class={own}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => follow(event, to)}
    >
      {children}
    </a>
  );
}

export function LinkButton(props: Look & { readonly to: Route }) {
  const { to, sign, children } = props;
  return (
    <a href={makePath(to)} class={lookOf(props)} onClick={(event) => follow(event, to)}>
      {sign !== undefined && <Sign name={sign} />}
      {children}
    </a>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly sign?: SignName;
  /** A custom drawing instead of an icon. */
  readonly children?: ComponentChildren;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly disabled?: boolean;
  readonly class?: string;
}

export function IconButton(props: IconButtonProps) {
  const { label, onClick, sign, children, pressed, expanded, disabled = false, class: own } = props;
  return (
    <button
      type="button"
      class={own === undefined ? 'icon-btn' : `icon-btn ${own}`}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      disabled={disabled}
      onClick={() => onClick()}
    >
      {sign !== undefined && <Sign name={sign} size={22} />}
      {children}
    </button>
  );
}
