/** One look at a table: what to do, and where to press. Each look is one call into the page. */
import type { Page } from '@playwright/test';

/** Taking the device from somebody else, or choosing, assigning or placing tiles; nothing while the table waits for others. */
export type PendingWork = 'take' | 'choose' | 'assign' | 'place' | 'over' | 'none';

export interface Glance {
  readonly work: PendingWork;
  /** Round and turn, as the heading says. */
  readonly where: string;
  /** Everything that a move can change on the screen. */
  readonly signature: string;
  /** The middle of the next target. Nothing covers it, and it stands still. */
  readonly press?: readonly [x: number, y: number];
}

// The functions from here to `look` run in the page, by their text: they know each other and nothing else.

export function frame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}

/** The next change of the page, drawn; what only moves or fades changes nothing, and is looked at again soon. */
export function change(): Promise<number> {
  return new Promise((resolve) => {
    const end = (): void => {
      observer.disconnect();
      clearTimeout(soon);
      requestAnimationFrame(resolve);
    };
    const observer = new MutationObserver(end);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const soon = setTimeout(end, 100);
  });
}

function all(selector: string, within: ParentNode | null = document): readonly HTMLElement[] {
  return within === null ? [] : [...within.querySelectorAll<HTMLElement>(selector)];
}

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility() && element.getBoundingClientRect().width > 0;
}

function textOf({ textContent }: HTMLElement): string {
  return (textContent ?? '').trim();
}

function isOff(element: HTMLElement): boolean {
  return element.matches(':disabled') || element.ariaDisabled === 'true';
}

function hand(): HTMLElement | null {
  return document.querySelector('section[aria-label="Your hand"]');
}

function buttons(name: RegExp): readonly HTMLElement[] {
  return all('button', hand()).filter((button) => name.test(textOf(button)) && isShown(button));
}

function tiles(): readonly HTMLElement[] {
  return all('button[aria-pressed]', hand());
}

/** The cells where the tile in question may go. */
function room(): readonly HTMLElement[] {
  return all('[role=gridcell][aria-label*="room for"]').filter(isShown);
}

function isOver(): boolean {
  return (
    all('button').some((button) => textOf(button) === 'Show it all') ||
    all('table > caption').some((caption) => textOf(caption) === 'Standings')
  );
}

function toTake(): HTMLElement | undefined {
  return all('button').find((button) => textOf(button).endsWith('show my hand') && isShown(button));
}

function toChoose(): HTMLElement | undefined {
  const picked = tiles().filter(({ ariaPressed }) => ariaPressed === 'true');
  if (picked.length < 2) return tiles().find((tile) => tile.ariaPressed === 'false' && !isOff(tile));
  return buttons(/^(Lock my choice|Lock the new choice)$/).find((button) => !isOff(button));
}

/** SOLO-2: a tile that is given says to which city. */
function toAssign(): HTMLElement | undefined {
  const isGiven = (city: string): boolean => tiles().some((tile) => textOf(tile).endsWith(`, ${city}`));
  const ways = buttons(/^To /).filter((way) => !isOff(way));
  if (ways.length > 0)
    return ways.find((way) => !isGiven((way.querySelector('b')?.textContent ?? '').replace('To ', '')));
  const confirm = buttons(/^Confirm$/).find((button) => !isOff(button));
  return confirm ?? tiles().find((tile) => !isOff(tile) && !tile.classList.contains('hand-tile-used'));
}

function toPlace(): HTMLElement | undefined {
  return (
    room().find(({ ariaLabel }) => ariaLabel?.includes('the most here')) ??
    room()[0] ??
    buttons(/^(Confirm|Place )/).find((button) => !isOff(button))
  );
}

function workNow(): PendingWork {
  if (isOver()) return 'over';
  if (toTake() !== undefined) return 'take';
  if (buttons(/^(Lock my choice|Lock the new choice)$/).length > 0) return 'choose';
  const assigning = /Give one tile to each city|One more tile, for|Which city gets the|give other tiles/;
  if (assigning.test(hand()?.textContent ?? '')) return 'assign';
  return room().length > 0 || buttons(/^(Confirm|Place )/).length > 0 ? 'place' : 'none';
}

function targetOf(work: PendingWork): HTMLElement | undefined {
  const targets = { take: toTake, choose: toChoose, assign: toAssign, place: toPlace };
  return work === 'over' || work === 'none' ? undefined : targets[work]();
}

function whereNow(): string {
  return document.querySelector('h1')?.textContent ?? '';
}

function signatureNow(): string {
  return [
    whereNow(),
    hand()?.textContent,
    ...all('button', hand()).map((button) => `${button.ariaPressed} ${isOff(button)}`),
    ...all('[role=gridcell]').map(({ ariaLabel }) => ariaLabel),
    isOver(),
    toTake()?.textContent,
  ].join('\n');
}

/** Where it is after a frame in which it did not move, if a press there reaches it. */
async function pressOn(element: HTMLElement): Promise<readonly [number, number] | undefined> {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await frame();
  const { left, top, width, height } = element.getBoundingClientRect();
  if (left !== before.left || top !== before.top) return undefined;
  const at = [left + width / 2, top + height / 2] as const;
  return element.contains(document.elementFromPoint(...at)) ? at : undefined;
}

/** What a press is meant for. */
function nameOf(element: Element | null): string {
  return `${element?.ariaLabel} ${element?.textContent}`;
}

/** Notes whether the next press goes elsewhere: something may still move in between, as it may for a person. */
function aimAt(element: HTMLElement): void {
  (Reflect.get(globalThis, 'aiming') as AbortController | undefined)?.abort();
  const aiming = new AbortController();
  Object.assign(globalThis, { aiming, hasMissed: false });
  const note = ({ target }: Event): void => {
    const hit = target instanceof Element ? target.closest('button, [role=gridcell]') : null;
    Object.assign(globalThis, { hasMissed: nameOf(hit) !== nameOf(element) });
  };
  addEventListener('click', note, { capture: true, once: true, signal: aiming.signal });
}

function hasMissed(): boolean {
  return Reflect.get(globalThis, 'hasMissed') === true;
}

/** What there is to see, if it differs from what was seen, or the last press has missed, and nothing is on its way. */
async function lookOnce(seen: string, waits: boolean): Promise<Glance | undefined> {
  const [work, where, signature] = [workNow(), whereNow(), signatureNow()];
  if ((signature === seen && !hasMissed()) || /Sending…/.test(hand()?.textContent ?? '')) return undefined;
  if (work === 'over' || (work === 'none' && !waits)) return { work, where, signature };
  const target = targetOf(work);
  const press = target && (await pressOn(target));
  if (target === undefined || press === undefined || signatureNow() !== signature) return undefined;
  aimAt(target);
  return { work, where, signature, press };
}

/** Nothing to do may be a moment between two renderings: it counts if it lasts. */
async function lasts(signature: string): Promise<boolean> {
  // oxlint-disable-next-line no-await-in-loop -- frame by frame
  for (let nth = 0; nth < 8; nth++) await frame();
  return signatureNow() === signature;
}

/** At every change, until there is something to see. */
async function look(seen: string, waits: boolean): Promise<Glance> {
  // oxlint-disable no-await-in-loop -- frame by frame
  while (true) {
    const seenNow = await lookOnce(seen, waits);
    if (seenNow !== undefined && (seenNow.work !== 'none' || (await lasts(seenNow.signature))))
      return seenNow;
    await change();
  }
  // oxlint-enable no-await-in-loop
}

const IN_PAGE = [
  [frame, change, all, isShown, textOf, isOff, hand, buttons, tiles, room, isOver],
  [
    toTake,
    toChoose,
    toAssign,
    toPlace,
    workNow,
    targetOf,
    whereNow,
    signatureNow,
    pressOn,
    nameOf,
    aimAt,
    hasMissed,
    lookOnce,
    lasts,
    look,
  ],
].flatMap((functions) => functions.map(String));

const inPage = (page: Page, seen: string, waits: 'waits' | 'looks'): Promise<Glance> =>
  page.evaluate<Glance>(
    `(() => { ${IN_PAGE.join('\n')}\nreturn look(${JSON.stringify(seen)}, ${waits === 'waits'}); })()`,
  );

/** The next change on the screen; `seen` is the signature of the glance before. */
export const glanceAfter = (page: Page, seen: string): Promise<Glance> => inPage(page, seen, 'looks');

/** As soon as there is something to do, or the game is over. */
export const glance = (page: Page): Promise<Glance> => inPage(page, '', 'waits');
