/** Dialogs, in the flow of the page instead of over it. */
import type { OpenGame } from '@duopolis/rules';
import { SettingsDialog } from '../../app/settings-dialog.tsx';
import { ShortcutsDialog } from '../../app/shortcuts-dialog.tsx';
import { DeleteDialog } from '../../features/statistics/my-data.tsx';
import { ReferenceCard } from '../../features/rules/reference-card.tsx';
import { PortraitDialog } from '../../game/players/portrait-picker.tsx';
import { CapitalsPrimer, SoloPrimer } from '../../game/primer/primer-dialog.tsx';
import type { FoundGame } from '../../game/record/find-record.ts';
import { ForgetDialog } from '../../game/saves/forget-table.tsx';
import { CityDialog } from '../../game/score/city-dialog.tsx';
import { EmbedDialog } from '../../game/share/embed-dialog.tsx';
import { ProofDialog } from '../../game/share/proof-dialog.tsx';
import { SeatDialog } from '../../game/table/seat-dialog.tsx';
import { turnOf } from '../../game/turn/turn.ts';
import { Button, Dialog, Sheet } from '../../kit/controls/index.ts';
import { appWords } from '../../kit/words/app-words.ts';
import type { GalleryPart } from '../exhibit.ts';
import { sampleTable, tableOf } from '../sample-table.ts';

const nothing = (): void => {};

/** Several can be seen at once only if none is modal. */
HTMLDialogElement.prototype.showModal = function showBesideOthers(this: HTMLDialogElement) {
  this.show();
};

const Question = () => {
  const { broken, brokenTitle, cancel, reload } = appWords();
  return (
    <Dialog
      title={brokenTitle}
      onClose={nothing}
      foot={
        <>
          <Button>{cancel}</Button>
          <Button kind="danger">{reload}</Button>
        </>
      }
    >
      <p>{broken}</p>
    </Dialog>
  );
};

const FromBelow = () => (
  <Sheet title={appWords().settings} onClose={nothing}>
    <p>{appWords().paceAbout}</p>
  </Sheet>
);

/** A finished game from a file: it has no table, and nothing of it is asked of a server. */
async function finishedGame(): Promise<FoundGame> {
  const { record } = await sampleTable(tableOf(3), ({ phase }) => phase === 'over');
  return { id: { from: 'file', file: 'sample' }, record: await record() };
}

const isPlacing = ({ phase, turn }: OpenGame): boolean => phase === 'placing' && turn === 2;

export const dialogs: GalleryPart = async () => {
  const link = await (await sampleTable(tableOf(5), isPlacing)).lineOf(0);
  const turn = turnOf(link);
  const view = link.view.value;
  if (view === undefined) throw new Error('a sample without a view');
  const game = await finishedGame();
  return [
    { name: 'A question', Show: Question },
    { name: 'Sheet', Show: FromBelow },
    { name: 'Settings', Show: SettingsDialog },
    { name: 'Keys', Show: ShortcutsDialog },
    { name: 'Reference card', isWide: true, Show: ReferenceCard },
    { name: 'Primer: Capitals', Show: CapitalsPrimer },
    { name: 'Primer: solo', Show: SoloPrimer },
    {
      name: 'Portraits',
      Show: () => <PortraitDialog value="cap" taken={['bun']} onChange={nothing} onClose={nothing} />,
    },
    { name: 'A city', isWide: true, Show: () => <CityDialog view={view} city={1} onClose={nothing} /> },
    {
      name: 'A seat',
      Show: () => <SeatDialog link={link} turn={turn} view={view} seat={2} onClose={nothing} />,
    },
    { name: 'Proof of a deal', Show: () => <ProofDialog game={game} onClose={nothing} /> },
    { name: 'Embed', Show: () => <EmbedDialog game={game} onClose={nothing} /> },
    {
      name: 'Forget a table',
      Show: () => <ForgetDialog title="Nora, Ben, Cleo" onClose={nothing} onForget={nothing} />,
    },
    { name: 'Delete my data', Show: () => <DeleteDialog onClose={nothing} /> },
  ];
};
