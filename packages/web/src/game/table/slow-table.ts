/** Tables that last several days: people leave them while others think, and can be notified when it is their turn. */
import type { TableView } from '@duopolis/table';
import { go, route } from '../../kit/routing/route.ts';
import { settings } from '../../kit/settings/settings.ts';
import type { Link } from '../link/link.ts';
import { ownSeat } from '../players/seat-names.ts';

/** Whether a seated person at this table can be notified. */
export const hasNotices = (link: Link, { open, you }: TableView): boolean =>
  link.state.value !== 'local' && open.options.pace.kind === 'days' && ownSeat(open, you) !== undefined;

const OFFER = 'notices';

/** Once: until it was opened or dismissed. */
export const areNoticesOffered = (): boolean => !settings.primed.value.includes(OFFER);

export function stopOfferingNotices(): void {
  if (areNoticesOffered()) settings.primed.value = [...settings.primed.value, OFFER];
}

export function openNotices(): void {
  stopOfferingNotices();
  const here = route.value;
  go(here.name === 'table' ? { name: 'notices', at: here.table } : { name: 'notices' });
}
