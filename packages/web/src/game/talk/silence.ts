/** Why a strict table allows no talk in a channel now (STRICT-3, STRICT-4). */
import { type Channel, isStrict, type TableView } from '@duopolis/table';

export type Silence = 'silentNow' | 'talkOpenly';

export function silenceIn({ open, game }: TableView, channel: Channel): Silence | undefined {
  if (!isStrict(open) || open.phase !== 'playing') return undefined;
  if (game?.open.phase === 'choosing') return 'silentNow';
  return channel === 'table' ? undefined : 'talkOpenly';
}
