/** The one tooltip of the page: made when it is first needed, laid beside its target, and a description of it. */
import { placeBeside } from './tooltip-position.ts';
import type { Explained } from './explanation-text.ts';
import './tooltip.css';

const ID = 'explanation';

/** A pointer may go onto what it brought about; what the focus brought about is never in the way. */
export type Cause = 'pointer' | 'focus';

let shownFor: HTMLElement | undefined;
let shownBy: Cause | undefined;

/** An open dialog, since everything else is out of reach then; else the landmark that the target is in. */
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
}

export function hideTip(): void {
  const tip = document.getElementById(ID);
  if (tip?.matches(':popover-open') === true) tip.hidePopover();
  if (shownFor?.getAttribute('aria-describedby') === ID) shownFor.removeAttribute('aria-describedby');
  shownFor = undefined;
  shownBy = undefined;
}

/** What is explained now. */
export const tipTarget = (): HTMLElement | undefined => shownFor;
export const tipCause = (): Cause | undefined => shownBy;

export const isTip = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`#${ID}`) !== null;
