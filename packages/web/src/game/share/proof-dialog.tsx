/** The proof of a deal in plain sentences: what was recomputed here, and what nobody can prove. */
import { Icon } from '../../kit/art/index.ts';
import { Dialog } from '../../kit/controls/index.ts';
import type { FoundGame } from '../record/find-record.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { commitmentSeen } from './seen-commitments.ts';
import { type Proof, proofOf } from './proof.ts';
import { shareWords } from './words/share-words.ts';
import { words } from '../words/shared-words.ts';
import './proof-dialog.css';

/** Enough to compare two by eye. */
const SHORT = 12;
const short = (commitment: string): string => commitment.slice(0, SHORT);

const HEADS = { proven: 'right', 'no-seed': 'noSeed', 'other-promise': 'wrong', foul: 'wrong' } as const;

/** Every sentence of the proof, in order. */
export function proofSentences(proof: Proof): readonly string[] {
  const { game } = words();
  const share = shareWords();
  const say = share.proof;
  switch (proof.kind) {
    case 'proven':
      return [
        say.committed(short(proof.commitment)),
        proof.remembered ? say.remembered : say.notRemembered,
        say.dealt(proof.tiles, proof.cards),
        ...(proof.capitals ? [say.landscapes] : []),
        say.played(proof.entries),
      ];
    case 'no-seed':
      return [say.withoutSeed];
    case 'other-promise':
      return [say.otherPromise(short(proof.shown), short(proof.now))];
    case 'foul': {
      const { foul } = proof;
      const entry = foul.line === undefined ? undefined : foul.line + 1;
      return [sentence(say.foul(foul.rule, game.records.foul(foul), entry))];
    }
  }
}

interface ProofDialogProps {
  readonly game: FoundGame;
  readonly onClose: () => void;
}

const shownFor = ({ id }: FoundGame): string | undefined =>
  id.from === 'file' ? undefined : commitmentSeen(id.table, id.game);

export function ProofDialog({ game, onClose }: ProofDialogProps) {
  const { proof: say } = shareWords();
  const proof = proofOf(game.record, game.components, shownFor(game));
  const good = proof.kind === 'proven';
  return (
    <Dialog title={say.title} class="proof" onClose={onClose}>
      <p class={good ? 'proof-head' : 'proof-head proof-bad'}>
        <Icon name={good ? 'check' : 'warning'} size={26} />
        {say[HEADS[proof.kind]]}
      </p>
      <ul class="proof-sentences">
        {proofSentences(proof).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {game.components !== undefined && <li>{say.ownTiles}</li>}
      </ul>
      {good && (
        <>
          <dl class="proof-figures">
            <dt>{say.seed}</dt>
            <dd>{proof.seed}</dd>
            <dt>{say.commitment}</dt>
            <dd>{proof.commitment}</dd>
          </dl>
          <p class="proof-unproven">{say.unproven}</p>
        </>
      )}
    </Dialog>
  );
}
