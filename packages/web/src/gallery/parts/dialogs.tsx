/** Dialogs, in the flow of the page instead of over it. */
import type { BestArrangement, CityReview, JointLine } from '@duopolis/bots/review';
import { solve } from '@duopolis/bots/solver';
import type { OpenGame } from '@duopolis/rules';
import { builtCityAt } from '@duopolis/rules/cities';
import { COMPONENTS } from '@duopolis/rules/components';
import { itemAt, mapPair } from '@duopolis/rules/lists';
import { scoreTable } from '@duopolis/rules/scoring';
import { signal } from '@preact/signals';
import { SettingsDialog } from '../../app/settings-dialog.tsx';
import { ShortcutsDialog } from '../../app/shortcuts-dialog.tsx';
import { BestDialog, rearranged } from '../../features/replay/review/arrangements.tsx';
import { JointDialog } from '../../features/replay/review/partner-pairs.tsx';
import { Civics } from '../../features/scorepad/keypad.tsx';
import { DeleteDialog } from '../../features/statistics/my-data.tsx';
import { ReferenceCard } from '../../features/rules/reference-card.tsx';
import { PortraitDialog } from '../../game/players/portrait-picker.tsx';
import { CapitalsPrimer, SoloPrimer } from '../../game/primer/primer-dialog.tsx';
import type { FoundGame } from '../../game/record/find-record.ts';
import { ForgetDialog } from '../../game/saves/forget-table.tsx';
import { CityDialog } from '../../game/score/city-dialog.tsx';
import { CardDialog } from '../../game/share/card-dialog.tsx';
import { EmbedDialog } from '../../game/share/embed-dialog.tsx';
import { ProofDialog } from '../../game/share/proof-dialog.tsx';
import { SeatDialog } from '../../game/table/seat-dialog.tsx';
import { turnOf } from '../../game/turn/turn.ts';
import { Button, Dialog, Sheet } from '../../kit/controls/index.ts';
import { appWords } from '../../kit/words/app-words.ts';
import type { Exhibit, GalleryPart } from './exhibit.ts';
import { sampleTable, tableOf } from './sample-table.ts';

const nothing = (): void => {};

/** Of a city with the second most factories. */
const FACTORY_WORTH = 3;

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

/** The dialogs about a finished game from a file: it has no table, and nothing is requested from a server. */
async function ofFinishedGame(): Promise<readonly Exhibit[]> {
  const { record, linkOf } = await sampleTable(tableOf(3), ({ phase }) => phase === 'over');
  const game: FoundGame = { id: { from: 'file', file: 'sample' }, record: await record() };
  const end = (await linkOf(0)).view.value?.game?.open;
  if (end === undefined) throw new Error('a sample without a game');
  return [
    { name: 'Proof of a deal', Show: () => <ProofDialog game={game} onClose={nothing} /> },
    { name: 'Embed', Show: () => <EmbedDialog game={game} onClose={nothing} /> },
    { name: 'Postcard', isWide: true, Show: () => <CardDialog game={game} onClose={nothing} /> },
    ...ofReview(end),
  ];
}

/** The best arrangement of a city, and a joint line of its two partners who arrange it so. */
function ofReview(end: OpenGame): readonly Exhibit[] {
  const city = 0;
  const built = builtCityAt(end.cities, city);
  const solved = solve(
    built.tiles.map(({ tile }) => tile),
    FACTORY_WORTH,
  );
  if (!solved.ok) throw new Error(solved.error.code);
  const { tiles } = solved.value;
  const [played, score] = mapPair([built, rearranged(built, tiles)], (one) =>
    itemAt(scoreTable(end.cities.with(city, one), []), city),
  );
  const best: BestArrangement = { points: score.total, notation: '', tiles, exact: true };
  const review: CityReview = { city, points: played.total, best };
  const line: JointLine = {
    city,
    seats: [0, 1],
    scores: [0, 1].map((seat) => ({ seat, played: played.total, points: score.total })),
    cities: [{ city, played: played.total, score, notation: '', tiles }],
    handed: [{ seat: 1, round: '1', turn: 2, tile: 'P', from: 1, to: city }],
  };
  return [
    {
      name: 'Best arrangement',
      isWide: true,
      Show: () => <BestDialog review={review} best={best} end={end} onClose={nothing} />,
    },
    {
      name: 'Joint line',
      isWide: true,
      Show: () => <JointDialog line={line} names={['Nora', 'Ben', 'Cleo']} end={end} onClose={nothing} />,
    },
  ];
}

const Civic = () => <Civics desk={{ box: signal(COMPONENTS), put: nothing }} onClose={nothing} />;

const isPlacing = ({ phase, turn }: OpenGame): boolean => phase === 'placing' && turn === 2;

export const dialogs: GalleryPart = async () => {
  const link = await (await sampleTable(tableOf(5), isPlacing)).linkOf(0);
  const turn = turnOf(link);
  const view = link.view.value;
  if (view === undefined) throw new Error('a sample without a view');
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
      Show: () => <SeatDialog turn={turn} view={view} seat={2} onClose={nothing} />,
    },
    ...(await ofFinishedGame()),
    { name: 'Civic tiles of the score pad', Show: Civic },
    {
      name: 'Forget a table',
      Show: () => <ForgetDialog title="Nora, Ben, Cleo" onClose={nothing} onForget={nothing} />,
    },
    { name: 'Delete my data', Show: () => <DeleteDialog onClose={nothing} /> },
  ];
};
