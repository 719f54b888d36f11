/** One look at a table: what is to do, and what to press for it. Each is one call into the page, however much there is to see. */
import type { Page } from '@playwright/test';

/** To take the device from somebody else, to choose, assign or place tiles; nothing while others are awaited. */
export type Duty = 'take' | 'choose' | 'assign' | 'place' | 'over' | 'none';

export interface Glance {
  readonly duty: Duty;
  /** Round and turn, as the heading says. */
  readonly where: string;
  /** Everything that a move can change on the screen. */
  readonly signature: string;
  /** The middle of what is to press next. Nothing covers it, and it stands still. */
  readonly press?: readonly [x: number, y: number];
}

/**
 * Looks once per frame until something differs from the signature and nothing is on its way, and, if the duty is ours,
 * until something can be pressed. It runs in the page.
 */
async function look({ seen, waits }: { readonly seen: string; readonly waits: boolean }): Promise<Glance> {
  const frame = (): Promise<number> => new Promise(requestAnimationFrame);
  const all = (selector: string, within: ParentNode | null = document): readonly HTMLElement[] =>
    within === null ? [] : [...within.querySelectorAll<HTMLElement>(selector)];
  const isShown = (element: HTMLElement): boolean =>
    element.checkVisibility() && element.getBoundingClientRect().width > 0;
  const textOf = ({ textContent }: HTMLElement): string => (textContent ?? '').trim();
  const isOff = (element: HTMLElement): boolean =>
    element.matches(':disabled') || element.ariaDisabled === 'true';

  const hand = (): HTMLElement | null => document.querySelector('section[aria-label="Your hand"]');
  const buttons = (name: RegExp): readonly HTMLElement[] =>
    all('button', hand()).filter((button) => name.test(textOf(button)) && isShown(button));
  const tiles = (): readonly HTMLElement[] => all('button[aria-pressed]', hand());
  const room = (): readonly HTMLElement[] => all('[role=gridcell][aria-label*="room for"]').filter(isShown);
  const isOver = (): boolean =>
    all('button').some((button) => textOf(button) === 'Show it all') ||
    all('table > caption').some((caption) => textOf(caption) === 'Standings');

  const toTake = (): HTMLElement | undefined =>
    all('button').find((button) => textOf(button).endsWith('show my hand') && isShown(button));

  function dutyNow(): Duty {
    const said = hand()?.textContent ?? '';
    if (isOver()) return 'over';
    if (toTake() !== undefined) return 'take';
    if (buttons(/^Lock (my|the new) choice$/).length > 0) return 'choose';
    if (/Give one tile to each city|One more tile, for|Which city gets the|give other tiles/.test(said))
      return 'assign';
    return room().length > 0 || buttons(/^Confirm/).length > 0 ? 'place' : 'none';
  }

  function toChoose(): HTMLElement | undefined {
    const picked = tiles().filter(({ ariaPressed }) => ariaPressed === 'true');
    if (picked.length < 2) return tiles().find((tile) => tile.ariaPressed === 'false' && !isOff(tile));
    return buttons(/^Lock/).find((button) => !isOff(button));
  }

  /** SOLO-2: a tile that is given says to which city. */
  function toAssign(): HTMLElement | undefined {
    const isGiven = (city: string): boolean => tiles().some((tile) => textOf(tile).endsWith(`, ${city}`));
    const cityOf = (button: HTMLElement): string =>
      (button.querySelector('b')?.textContent ?? '').replace('To ', '');
    const ways = buttons(/^To /);
    if (ways.length > 0) return ways.find((button) => !isGiven(cityOf(button)));
    const confirm = buttons(/^Confirm$/).find((button) => !isOff(button));
    return confirm ?? tiles().find((tile) => !isOff(tile) && !tile.classList.contains('hand-tile-used'));
  }

  const toPlace = (): HTMLElement | undefined =>
    room().find(({ ariaLabel }) => ariaLabel?.includes('the most here')) ??
    room()[0] ??
    buttons(/^Confirm/).find((button) => !isOff(button));

  const nothing = (): undefined => undefined;
  const TARGETS: { readonly [duty in Duty]: () => HTMLElement | undefined } = {
    take: toTake,
    choose: toChoose,
    assign: toAssign,
    place: toPlace,
    over: nothing,
    none: nothing,
  };

  const signatureNow = (): string =>
    [
      document.querySelector('h1')?.textContent,
      hand()?.textContent,
      ...all('button', hand()).map((button) => `${button.ariaPressed} ${isOff(button)}`),
      ...all('[role=gridcell]').map(({ ariaLabel }) => ariaLabel),
      isOver(),
      toTake()?.textContent,
    ].join('\n');

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

  // oxlint-disable no-await-in-loop -- frame by frame
  while (true) {
    const [duty, signature] = [dutyNow(), signatureNow()];
    const where = document.querySelector('h1')?.textContent ?? '';
    const isBusy = /Sending…/.test(hand()?.textContent ?? '');
    const rests = duty === 'over' || (duty === 'none' && !waits);
    if (signature !== seen && !isBusy && rests) return { duty, where, signature };
    const target = TARGETS[duty]();
    if (signature !== seen && !isBusy && target !== undefined) {
      const press = await pressOn(target);
      if (press !== undefined && signatureNow() === signature) return { duty, where, signature, press };
    }
    await frame();
  }
  // oxlint-enable no-await-in-loop
}

/** The next change on the screen; `seen` is the signature of the glance before. */
export const glanceAfter = (page: Page, seen: string): Promise<Glance> =>
  page.evaluate(look, { seen, waits: false });

/** As soon as there is something to do, or the game is over. */
export const glance = (page: Page): Promise<Glance> => page.evaluate(look, { seen: '', waits: true });
