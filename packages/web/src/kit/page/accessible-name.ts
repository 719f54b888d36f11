/** The accessible name of an element as our components give it: a label, a text for screen readers only, or its text. */
export function accessibleName(element: HTMLElement): string {
  const name = element.ariaLabel ?? element.querySelector('.unseen')?.textContent ?? element.innerText;
  return name.replaceAll(/\s+/g, ' ').trim();
}
