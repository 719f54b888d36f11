/** The first tab stop of a screen: skips everything that repeats (WCAG 2.4.1). */
import type { ComponentChildren } from 'preact';

interface SkipLinkProps {
  /** The id of a focusable element. */
  readonly to: string;
  readonly children: ComponentChildren;
}

/** The address doesn't change: its # may contain the code of a table. */
export const SkipLink = ({ to, children }: SkipLinkProps) => (
  <a
    class="skip"
    href={`#${to}`}
    onClick={(event) => {
      event.preventDefault();
      document.getElementById(to)?.focus();
    }}
  >
    {children}
  </a>
);
