/** After a game: a rematch, the campaign's next step, or the comparison of a deal; and the replay. */
import { endingWords } from './words/ending-words.ts';
import type { TableView } from '@duopolis/table';
import { lazy } from '../../kit/page/lazy.tsx';
import { campaignTable } from '../saves/running-campaign.ts';
import { Button, LinkButton } from '../../kit/controls/index.ts';
import { makeOnline } from '../saves/online-deal.ts';
import { playedDeal } from '../saves/running-deal.ts';
import type { Link } from '../link/link.ts';
import { RematchCard } from './rematch-card.tsx';
import './next.css';
import { scoreWords } from '../score/words/score-words.ts';

const After = lazy(async () => (await import('../share/after-game.tsx')).After, 'nothing');

interface NextProps {
  readonly link: Link;
  /** The table as the game ended, and as it is now. */
  readonly ended: TableView;
  readonly now: TableView;
  readonly onLeave: () => void;
  readonly onGo: () => void;
}

const dealAt = (link: Link, { open }: TableView): string | undefined =>
  playedDeal.value?.table === link.table && open.games === 1 ? playedDeal.value.deal : undefined;

export function Next(props: NextProps) {
  const { link, ended } = props;
  return (
    <section class="panel next">
      <div class="next-game">
        <NextGame {...props} />
      </div>
      <After link={link} view={ended} />
    </section>
  );
}

function NextGame({ link, ended, now, onLeave, onGo }: NextProps) {
  const { options } = ended.open;
  const deal = options.deal === undefined ? dealAt(link, ended) : makeOnline(options.deal);
  if (campaignTable.value === link.table)
    return (
      <Button kind="main" size="large" sign="trophy" onClick={onLeave}>
        {endingWords().nextInCampaign}
      </Button>
    );
  return (
    <>
      {deal !== undefined && (
        <LinkButton kind="main" size="large" sign="copy" to={{ name: 'duplicate', deal }}>
          {scoreWords().compare}
        </LinkButton>
      )}
      {dealAt(link, ended) === undefined && (
        <RematchCard link={link} ended={ended} now={now.open} onGo={onGo} />
      )}
    </>
  );
}
