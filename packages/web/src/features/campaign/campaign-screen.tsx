/** The campaign of this device: begun, played game by game, each with its pick, until it is over. */
import { isCampaignOver, optionsOfCampaign } from '@duopolis/rules/campaign';
import { INITIAL_TABLE } from '@duopolis/table';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Frame } from '../../kit/page/page-frame.tsx';
import { go } from '../../kit/routing/route.ts';
import { settings } from '../../kit/settings/settings.ts';
import { Button, Dialog, LinkButton, toast } from '../../kit/controls/index.ts';
import { createLocal } from '../../game/local/local-table.ts';
import { chosenPortrait } from '../../game/link/own-portrait.ts';
import { forgetTable } from '../../game/saves/continued.ts';
import { CampaignGames } from './campaign-games.tsx';
import {
  type SavedCampaign,
  saveCampaign,
  savedCampaign,
  withPick,
  withTerms,
} from '../../game/saves/campaigns.ts';
import { PickBonus } from './pick-bonus.tsx';
import { Ending } from './campaign-ending.tsx';
import { Terms } from './campaign-terms.tsx';
import './campaign.css';
import { campaignWords } from './words/campaign-words.ts';
import { words } from '../../game/words/shared-words.ts';

const today = (): string => new Date().toISOString().slice(0, 10);

export function CampaignScreen() {
  const kept = useSignal<SavedCampaign | undefined>(undefined);
  useEffect(() => {
    void savedCampaign().then((found) => {
      kept.value = found;
    });
  }, []);
  const keep = (next: SavedCampaign): void => {
    kept.value = next;
    void saveCampaign(next);
  };
  const say = campaignWords();
  return (
    <Frame title={say.title}>
      <h1>{say.title}</h1>
      {kept.value !== undefined && <Stage kept={kept.value} keep={keep} />}
    </Frame>
  );
}

interface StageProps {
  readonly kept: SavedCampaign;
  readonly keep: (next: SavedCampaign) => void;
}

function Stage({ kept, keep }: StageProps) {
  const say = campaignWords();
  const { campaign, highScores } = kept;
  const name = settings.name.value.trim() || words().game.game.you;
  if (campaign === undefined) return <Terms onBegin={(terms) => keep(withTerms(kept, name, terms))} />;
  if (isCampaignOver(campaign))
    return (
      <>
        <Ending campaign={campaign} highScores={highScores} />
        <CampaignGames campaign={campaign} />
        <div class="campaign-actions">
          <Button kind="main" size="large" onClick={() => keep({ name: kept.name, highScores })}>
            {say.again}
          </Button>
          <LinkButton size="large" to={{ name: 'scores' }}>
            {say.scores}
          </LinkButton>
        </div>
      </>
    );
  return (
    <>
      {campaign.awaiting !== undefined && (
        <PickBonus campaign={campaign} onPick={(pick) => keep(withPick(kept, pick, today()))} />
      )}
      <CampaignGames campaign={campaign} playing={kept.table !== undefined} />
      <UnderWay kept={kept} keep={keep} />
    </>
  );
}

/** The next game, or the unfinished one; and the way out. */
function UnderWay({ kept, keep }: StageProps) {
  const { game } = words();
  const say = campaignWords();
  const leaving = useSignal(false);
  const busy = useSignal(false);
  const { campaign, table } = kept;
  if (campaign === undefined) return null;
  const next = campaign.games.length + 1;

  const play = async (): Promise<void> => {
    busy.value = true;
    const options = { ...INITIAL_TABLE.open.options, game: optionsOfCampaign(campaign) };
    const people = [{ name: kept.name, ...chosenPortrait() }];
    const made = await createLocal(options, people, { botIn: () => 'easy' });
    busy.value = false;
    if (!made.ok) return toast(game.table.rejection(made.error), 'alert');
    // The game counts from its first screen on: leaving does not give another deal.
    await saveCampaign({ ...kept, table: made.value });
    go({ name: 'local', table: made.value });
  };
  const abandon = (): void => {
    leaving.value = false;
    if (table !== undefined) void forgetTable(table);
    keep({ name: kept.name, highScores: kept.highScores });
  };

  return (
    <div class="campaign-actions">
      {campaign.awaiting === undefined && table === undefined && (
        <Button kind="main" size="large" sign="play" disabled={busy.value} onClick={() => void play()}>
          {say.play(next)}
        </Button>
      )}
      {table !== undefined && (
        <LinkButton kind="main" size="large" sign="play" to={{ name: 'local', table }}>
          {say.goOn(next)}
        </LinkButton>
      )}
      <Button kind="quiet" onClick={() => void (leaving.value = true)}>
        {say.abandon}
      </Button>
      {leaving.value && (
        <Dialog
          title={say.abandonTitle}
          onClose={() => void (leaving.value = false)}
          foot={
            <>
              <Button onClick={() => void (leaving.value = false)}>{say.keep}</Button>
              <Button kind="danger" onClick={abandon}>
                {say.abandon}
              </Button>
            </>
          }
        >
          <p>{say.abandonAbout}</p>
        </Dialog>
      )}
    </div>
  );
}
