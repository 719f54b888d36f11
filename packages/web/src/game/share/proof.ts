/** What can be proven about a game's deal: every draw, from the seed and the commitment (FAIR-1, FAIR-2). */
import type { Components } from '@duopolis/rules/components';
import { type Foul, type GameRecord, verifyRecord } from '@duopolis/rules/record';

interface ProvenFacts {
  readonly commitment: string;
  readonly seed: string;
  readonly tiles: number;
  /** The cards of the Automas in the record. */
  readonly cards: number;
  readonly capitals: boolean;
  readonly entries: number;
  /** Whether this device saw the commitment when the game began. */
  readonly remembered: boolean;
}

export type Proof =
  | ({ readonly kind: 'proven' } & ProvenFacts)
  | { readonly kind: 'no-seed' }
  | { readonly kind: 'other-promise'; readonly shown: string; readonly now: string }
  | { readonly kind: 'foul'; readonly foul: Foul };

const tilesIn = ({ log }: GameRecord): number =>
  log.reduce((sum, entry) => {
    if (entry.e === 'deal') return sum + entry.hands.flat().length;
    if (entry.e === 'setup') return sum + entry.tiles.length;
    return entry.e === 'random' ? sum + 1 : sum;
  }, 0);

/** With the commitment from the start of the game, if this device remembers it. */
export function proofOf(record: GameRecord, components?: Components, shown?: string): Proof {
  const verified = verifyRecord(record, components);
  if (!verified.ok) return { kind: 'foul', foul: verified.error };
  const { fairness, log, options } = record;
  if (fairness === undefined) return { kind: 'no-seed' };
  const { commitment, seed } = fairness;
  if (shown !== undefined && shown.toLowerCase() !== commitment.toLowerCase())
    return { kind: 'other-promise', shown, now: commitment };
  return {
    kind: 'proven',
    commitment,
    seed,
    tiles: tilesIn(record),
    cards: log.filter(({ e }) => e === 'automa').length,
    capitals: options.capitals,
    entries: log.length,
    remembered: shown !== undefined,
  };
}
