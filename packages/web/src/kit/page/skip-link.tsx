/** The first stop of a screen: past everything that repeats, straight to what it is about (WCAG 2.4.1). */
import type { ComponentChildren } from 'preact';

interface SkipLinkProps {
  /** The id of a place that can be focused. */
  readonly to: string;
  readonly children: ComponentChildren;
}

/** The address stays as it is: behind its # may be the code of a table. */
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
