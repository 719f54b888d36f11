/** The page's only tooltip: created on first use, placed beside its target, and linked as its description. */
import { placeBeside } from './tooltip-position.ts';
import type { Explained } from './explanation-text.ts';
import './tooltip.css';

const ID = 'explanation';

/** The pointer may move onto a tooltip it opened; one opened by the focus never gets in the way. */
export type Cause = 'pointer' | 'focus';

let shownFor: HTMLElement | undefined;
let shownBy: Cause | undefined;
/** What is explained changes under the tooltip, as when a tried tile is confirmed: then it says nothing true any more. */
let changes: MutationObserver | undefined;

/** An open dialog, since nothing else is reachable then; otherwise the target's landmark. */
const PLACES = 'dialog[open], main, header, footer, nav, aside';

function tipIn(place: Element): HTMLElement {
  const known = document.getElementById(ID);
  const tip = known ?? document.createElement('div');
  if (known === null) Object.assign(tip, { id: ID, role: 'tooltip', popover: 'manual' });
  if (tip.parentElement !== place) place.append(tip);
  return tip;
}

const paragraph = ({ name, text }: Explained): HTMLElement => {
  const [line, title] = [document.createElement('p'), document.createElement('b')];
  title.textContent = name;
  line.append(title, ' ', text);
  return line;
};

export function showTip(target: HTMLElement, contents: readonly Explained[], cause: Cause): void {
  hideTip();
  const tip = tipIn(target.closest(PLACES) ?? document.body);
  tip.replaceChildren(...contents.map(paragraph));
  tip.dataset['cause'] = cause;
  tip.style.maxHeight = '';
  tip.showPopover();
  const { documentElement: page } = document;
  const spot = placeBeside(target.getBoundingClientRect(), tip.getBoundingClientRect(), {
    width: page.clientWidth,
    height: page.clientHeight,
  });
  Object.assign(tip.style, { left: `${spot.left}px`, top: `${spot.top}px`, maxHeight: `${spot.most}px` });
  target.setAttribute('aria-describedby', ID);
  shownFor = target;
  shownBy = cause;
  changes = new MutationObserver(hideTip);
  changes.observe(target, { attributeFilter: ['data-explain'] });
}

export function hideTip(): void {
  changes?.disconnect();
  const tip = document.getElementById(ID);
  if (tip?.matches(':popover-open') === true) tip.hidePopover();
  if (shownFor?.getAttribute('aria-describedby') === ID) shownFor.removeAttribute('aria-describedby');
  shownFor = undefined;
  shownBy = undefined;
}

/** The explained element. */
export const tipTarget = (): HTMLElement | undefined => shownFor;
export const tipCause = (): Cause | undefined => shownBy;

export const isTip = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`#${ID}`) !== null;
