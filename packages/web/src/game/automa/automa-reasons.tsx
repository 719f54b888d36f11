/**
 * Why an Automa took its tiles, step by step: the symbols from the top, the tiles they allow, and the tie-break (AUTOMA-1
 * to AUTOMA-4).
 */
import type { Building, OpenGame } from '@duopolis/rules';
import type { OwnBox } from '@duopolis/rules/components';
import { SCORED } from '@duopolis/rules/scoring';
import type { AutomaMove, AutomaTake, Candidate, Gain } from '@duopolis/rules/solo';
import { TileArt } from '../../kit/art/index.ts';
import { signed } from '../board/gain-text.ts';
import { cityName } from '../players/seat-names.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { Sign } from './automa-card.tsx';
import './automa-reasons.css';
import { soloWords } from './words/solo-words.ts';
import { words } from '../words/shared-words.ts';

export const Reasons = ({ open, move }: { readonly open: OpenGame; readonly move: AutomaMove }) => (
  <div class="reasons">
    {move.takes.map((take) => (
      <section key={take.city}>
        <h3>{soloWords().forCity(cityName(open, take.city, words()))}</h3>
        <Steps take={take} />
        <Candidates take={take} box={open.box} />
        {take.tieBreak !== undefined && (
          <p class="reasons-tie">
            {sentence(
              words().game.automas.tieBreaks[take.tieBreak.by](
                take.tieBreak.tied.map((tile) => words().game.pieces.tile(tile, open.box)).join(', '),
              ),
            )}
          </p>
        )}
      </section>
    ))}
  </div>
);

function Steps({ take: { skipped, symbol } }: { readonly take: AutomaTake }) {
  const { game } = words();
  const solo = soloWords();
  const { symbols, skips } = game.automas;
  return (
    <ol class="reasons-steps">
      {skipped.map((one) => (
        <li key={one.symbol} class="reasons-skipped">
          <Sign symbol={one.symbol} />
          {sentence(solo.passedOver(symbols[one.symbol], skips[one.why]))}
        </li>
      ))}
      <li>
        <Sign symbol={symbol} />
        {sentence(solo.decides(symbols[symbol]))}
      </li>
    </ol>
  );
}

interface CandidatesProps {
  readonly take: AutomaTake;
  readonly box: OwnBox | undefined;
}

function Candidates({ take, box }: CandidatesProps) {
  const [chosen, ...others] = take.candidates;
  return (
    <ul class="reasons-tiles">
      {chosen !== undefined && <One candidate={chosen} box={box} chosen />}
      {others.length > 0 && <li class="reasons-others">{soloWords().others}</li>}
      {others.map((candidate) => (
        <One key={candidate.tile} candidate={candidate} box={box} />
      ))}
    </ul>
  );
}

function One({
  candidate: { tile, gain },
  box,
  chosen = false,
}: Pick<CandidatesProps, 'box'> & {
  readonly candidate: Candidate;
  readonly chosen?: boolean;
}) {
  const { pieces } = words().game;
  return (
    <li class={chosen ? 'reasons-tile reasons-chosen' : 'reasons-tile'}>
      <span class="reasons-art" aria-hidden="true">
        <TileArt letter={tile as Building} size="small" />
      </span>
      <span>
        {sentence(pieces.tile(tile, box))} <b>{signed(gain.points)}</b>
        <small>{partsOf(gain)}</small>
      </span>
    </li>
  );
}

/** 'Taverns +1, offices +2' */
const partsOf = ({ byType }: Gain): string => {
  const { terms } = words().game.scores;
  return SCORED.flatMap((term) => {
    const points = byType[term];
    return points === undefined ? [] : [`${terms[term]} ${signed(points)}`];
  }).join(', ');
};
