/** The reader's three costliest decisions, found by the review in the background; each opens the replay at its turn. */
import type { ReviewedDecision } from '@duopolis/bots/review';
import { modeRules, type Tile } from '@duopolis/rules';
import { seatOf, type TableView } from '@duopolis/table';
import { useEffect, useMemo } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { Icon } from '../../kit/art/index.ts';
import { TileFace } from '../board/piece.tsx';
import { LinkTo } from '../../kit/controls/index.ts';
import type { Link } from '../link/link.ts';
import { makeId, REVIEW_MARK } from '../record/record-id.ts';
import { newReviewer, type Reviewer } from '../review/reviewer.ts';
import { briefBetter, briefText, percentText, whereText } from '../review/said.ts';
import { findEnded, endedReplayId } from '../share/ended-game.ts';
import { costliestOf } from './costliest.ts';
import type { EndProps } from './hero.tsx';
import './costly.css';
import { sentence } from '../../kit/words/sentence.ts';
import { reviewWords } from '../review/words/review-words.ts';
import { endingWords } from './words/ending-words.ts';

interface CostlyProps extends Pick<EndProps, 'view' | 'open'> {
  readonly link: Link;
}

/** Nothing for spectators, or while the record is not available. */
export function Costly({ link, view, open }: CostlyProps) {
  const reviewer = useReview(link, view);
  const seat = seatOf(view.open, view.you);
  if (reviewer === undefined || seat === undefined) return null;
  const { decisions } = reviewer.soFar.value;
  const state = reviewer.state.value;
  if (state === 'failed') return null;
  const say = endingWords().costly;
  const costly = costliestOf(decisions, seat);
  const isDone = state === 'done' || state === 'stopped';
  return (
    <section class="panel costly" aria-labelledby="costly-title">
      <h2 id="costly-title">{say.title}</h2>
      {!isDone && <p role="status">{say.looking}</p>}
      {isDone && costly.length === 0 && <p role="status">{say.none}</p>}
      {isDone && costly.length > 0 && (
        <ol>
          {costly.map((decision) => (
            <li key={decision.line}>
              <Decision decision={decision} link={link} view={view} open={open} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Runs in its own worker, so that the page stays responsive. The result is stored for the replay. */
function useReview(link: Link, view: TableView): Reviewer | undefined {
  const found = useSignal<Reviewer | undefined>(undefined);
  const game = useMemo(() => findEnded(link, view), [link.table, view.open.games]);
  useEffect(() => {
    let here = true;
    const begin = async (): Promise<void> => {
      const one = await game;
      if (!here || !one.ok) return;
      const reviewer = newReviewer(one.value);
      found.value = reviewer;
      await reviewer.recall();
      if (here && reviewer.state.peek() !== 'done') await reviewer.start('quick');
    };
    void begin();
    return () => {
      here = false;
      found.peek()?.stop();
    };
  }, [game]);
  return found.value;
}

const tileOf = ({ played }: ReviewedDecision): Tile | undefined =>
  played.type === 'choose' ? played.tiles[0] : played.type === 'wait' ? undefined : played.tile;

function Decision({ decision, link, view, open }: CostlyProps & { readonly decision: ReviewedDecision }) {
  const { played, better = played, cost, line } = decision;
  const say = endingWords().costly;
  const unit = modeRules(open.options).scoring === 'sum' ? 'points' : 'percent';
  const tile = tileOf(decision);
  const what = briefText(played, open);
  return (
    <LinkTo
      to={{ name: 'replay', game: makeId(endedReplayId(link, view)), at: `${line}${REVIEW_MARK}` }}
      class="costly-one"
    >
      <span class="costly-tile" aria-hidden="true">
        {tile !== undefined && <TileFace tile={tile} size="small" />}
      </span>
      <span class="costly-words">
        <b>{sentence(what)}</b>
        <small>
          {whereText(decision)}. {say.better(briefBetter(better, played, open))}
        </small>
      </span>
      <span class="costly-cost">
        <b>−{unit === 'points' ? Math.round(cost) : percentText(cost / 100)}</b>
        <small>{reviewWords().units[unit]}</small>
      </span>
      <Icon name="chevron-right" size={18} />
    </LinkTo>
  );
}
