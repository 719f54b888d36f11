/** A table on this device, as its route shows it: opened, run by another tab, missing, or played. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { go, type Route } from '../../kit/routing/route.ts';
import { savedCampaign } from '../../game/saves/campaigns.ts';
import { campaignTable } from '../../game/saves/running-campaign.ts';
import { Button, LinkButton } from '../../kit/controls/index.ts';
import { dealAt } from '../../game/saves/known-deals.ts';
import { playedDeal } from '../../game/saves/running-deal.ts';
import { type LocalProblem, type LocalTable, openLocal } from '../../game/local/local-table.ts';
import { waitForBot } from '../../game/motion/bot-delay.ts';
import { TableScreen } from '../../game/table/table-screen.tsx';
import { DeviceTable } from './device-table.tsx';
import { StorageNote } from '../../game/saves/storage-note.tsx';
import './local-screen.css';
import { deviceWords } from '../../game/saves/words/device-words.ts';

type Problem = LocalProblem['code'] | 'broken';

type LocalRoute = Extract<Route, { readonly name: 'local' }>;

export const LocalScreen = ({ route }: { readonly route: LocalRoute }) => (
  <LocalTableAt key={route.table} table={route.table} />
);

function LocalTableAt({ table }: { readonly table: string }) {
  const local = useSignal<LocalTable | undefined>(undefined);
  const problem = useSignal<Problem | undefined>(undefined);
  const open = async ({ take }: { readonly take: boolean }): Promise<void> => {
    problem.value = undefined;
    try {
      if ((await savedCampaign()).table === table) campaignTable.value = table;
      const deal = await dealAt(table);
      if (deal !== undefined) playedDeal.value = { table, deal };
      const opened = await openLocal(table, { take, pause: waitForBot });
      if (opened.ok) local.value = opened.value;
      else problem.value = opened.error.code;
    } catch {
      problem.value = 'broken';
    }
  };
  useEffect(() => {
    let left = false;
    void open({ take: false }).then(() => left && local.value?.close());
    return () => {
      left = true;
      campaignTable.value = undefined;
      playedDeal.value = undefined;
      local.value?.close();
    };
  }, []);

  const found = local.value;
  if (found?.lost.value === true || problem.value === 'elsewhere')
    return <OpenInOtherTab onTake={() => void open({ take: true })} />;
  if (problem.value !== undefined) return <Missing problem={problem.value} />;
  if (found === undefined) return <p class="local-opening survey">{deviceWords().opening}</p>;
  const leave = (): void => go({ name: campaignTable.value === table ? 'campaign' : 'home' });
  const [only, ...others] = found.links;
  return (
    <>
      <StorageNote />
      {others.length === 0 && only !== undefined ? (
        <TableScreen link={only} onLeave={leave} />
      ) : (
        <DeviceTable local={found} onLeave={leave} />
      )}
    </>
  );
}

function OpenInOtherTab({ onTake }: { readonly onTake: () => void }) {
  const device = deviceWords();
  return (
    <main class="local-message survey">
      <div class="sheet-of-paper">
        <h1>{device.elsewhereTitle}</h1>
        <p>{device.elsewhere}</p>
        <Button kind="main" size="large" onClick={onTake}>
          {device.playHere}
        </Button>
        <LinkButton kind="quiet" to={{ name: 'home' }}>
          {device.home}
        </LinkButton>
      </div>
    </main>
  );
}

function Missing({ problem }: { readonly problem: Exclude<Problem, 'elsewhere'> }) {
  const device = deviceWords();
  const broken = problem === 'broken';
  return (
    <main class="local-message survey">
      <div class="sheet-of-paper">
        <h1>{broken ? device.brokenTitle : device.missingTitle}</h1>
        <p>{broken ? device.broken : device.missing}</p>
        <LinkButton kind="main" to={{ name: 'home' }}>
          {device.home}
        </LinkButton>
      </div>
    </main>
  );
}
