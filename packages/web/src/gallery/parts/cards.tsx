/** Cards and panels of a table: cities, offers, Automas, districts, scores, chairs. */
import { type CityIndex, type OpenGame, type Options, resultOf } from '@duopolis/rules';
import { beginCampaign, type Campaign, type FinishedGame } from '@duopolis/rules/campaign';
import { COMPONENTS } from '@duopolis/rules/components';
import { RECOMMENDED_DIFFICULTY } from '@duopolis/rules/solo';
import type { Phrase, Request, TableView } from '@duopolis/table';
import { CampaignGames } from '../../features/campaign/campaign-games.tsx';
import { PickBonus } from '../../features/campaign/pick-bonus.tsx';
import '../../features/campaign/campaign.css';
import { AutomaPanel } from '../../game/automa/automa-panel.tsx';
import { GoodGame } from '../../game/ending/good-game.tsx';
import { RematchCard } from '../../game/ending/rematch-card.tsx';
import { Chairs } from '../../game/gathering/chairs.tsx';
import { SeatingCard } from '../../game/gathering/seating-card.tsx';
import type { Link } from '../../game/link/link.ts';
import { layout } from '../../game/players/screen-layout.ts';
import { ringFrom } from '../../game/players/ring.ts';
import { Standings } from '../../game/score/standings.tsx';
import { Arch } from '../../game/table/arch.tsx';
import { CityCard } from '../../game/table/city-card.tsx';
import { Districts } from '../../game/table/district-panel.tsx';
import { ScorePanel } from '../../game/table/score-panel.tsx';
import '../../game/table/centre.css';
import { CityOffer } from '../../game/talk/offer-card.tsx';
import { UndoNote } from '../../game/talk/undo-note.tsx';
import { type Turn, turnOf } from '../../game/turn/turn.ts';
import type { Exhibit, GalleryPart } from './exhibit.ts';
import { gatheringTable, type SampleTable, sampleTable, tableOf, viewAt } from './sample-table.ts';

const nothing = (): void => {};

const DUO_WITH_CARD: Options = {
  ...tableOf(3),
  mode: 'solo',
  solo: { kind: 'full', difficulty: RECOMMENDED_DIFFICULTY },
};

const isPlacing = ({ phase, turn }: OpenGame): boolean => phase === 'placing' && turn === 2;
const isOver = ({ phase }: OpenGame): boolean => phase === 'over';

interface Seen {
  readonly link: Link;
  readonly turn: Turn;
}

/** Draws with the view as it is now. */
const ofView = (
  name: string,
  { link, turn }: Seen,
  Show: (props: Seen & { readonly view: TableView }) => preact.JSX.Element | null,
): Exhibit => ({
  name,
  Show: () => {
    const view = link.view.value;
    return view === undefined ? null : <Show link={link} turn={turn} view={view} />;
  },
});

const CITY: CityIndex = 0;

const seenFrom = async (table: SampleTable, seat: number): Promise<Seen> => {
  const link = await table.linkOf(seat);
  return { link, turn: turnOf(link) };
};

const offerOf = (name: string, seen: Seen, look: 'whole' | 'strip' = 'whole'): Exhibit =>
  ofView(name, seen, ({ turn, view }) => <CityOffer turn={turn} view={view} city={CITY} look={look} />);

/** The partner of the first seat offers a tile in the city of the two; then the answer. */
async function offered(
  answer: (me: Seen, partner: Seen) => Promise<void> = async () => {},
): Promise<readonly [me: Seen, partner: Seen]> {
  const table = await sampleTable(tableOf(3), isPlacing);
  const [me, partner] = await Promise.all([seenFrom(table, 0), seenFrom(table, 1)]);
  const place = partner.turn.targets.legal.value.get(CITY)?.places[0];
  if (place !== undefined) partner.turn.actions.act(CITY, place.at);
  await partner.turn.actions.offer();
  await answer(me, partner);
  return [me, partner];
}

const answerWith =
  (answer: 'agree' | 'decline') =>
  async ({ turn }: Seen): Promise<void> => {
    const [offer] = turn.seat.offers.value;
    if (offer !== undefined) await turn.actions[answer](offer);
  };

async function offers(): Promise<readonly Exhibit[]> {
  const [[me, partner], [, agreed], [, declined]] = await Promise.all([
    offered(),
    offered(answerWith('agree')),
    offered(answerWith('decline')),
  ]);
  return [
    offerOf('Offer: I am asked', me),
    offerOf('Offer in one line', me, 'strip'),
    offerOf('Offer: waiting for an answer', partner),
    offerOf('Offer: agreed', agreed),
    offerOf('Offer: declined', declined),
    ofView('Request to undo', me, ({ link, view }) => (
      <UndoNote link={link} view={view} ask={{ seat: 1, city: CITY, tile: 'P', cell: [0, 0] }} />
    )),
  ];
}

function ofTable(seen: Seen): readonly Exhibit[] {
  const { turn } = seen;
  const cardOf = (name: string, { counts }: { readonly counts: boolean }): Exhibit =>
    ofView(name, seen, ({ view }) => {
      const score = view.game && resultOf(view.game.open).cities[CITY];
      return score === undefined ? null : (
        <div class="gallery-city" style={{ '--board': `${Math.min(320, layout.value.board)}px` }}>
          <CityCard
            turn={turn}
            view={view}
            city={CITY}
            side="left"
            score={score}
            counts={counts}
            onWhy={nothing}
          />
        </div>
      );
    });
  return [
    cardOf('City card', { counts: false }),
    cardOf('City card: this city counts', { counts: true }),
    ofView('Score panel', seen, ({ view }) =>
      view.game === undefined ? null : (
        <div class="centre gallery-panel">
          <ScorePanel
            turn={turn}
            view={view}
            ring={ringFrom(view.game.open.options)}
            result={resultOf(view.game.open)}
            onWhy={nothing}
          />
        </div>
      ),
    ),
    {
      ...ofView('The far side of the table', seen, ({ view }) => {
        const { game } = view;
        return game === undefined ? null : (
          <div class="gallery-far-side">
            <Arch
              view={view}
              ring={ringFrom(view.open.options.game)}
              shownResult={() => resultOf(game.open)}
              small={layout.value.name !== 'ring'}
              onCity={nothing}
              onSeat={nothing}
            />
          </div>
        );
      }),
      isWide: true,
    },
  ];
}

/** The first game of a campaign is counted, the second waits for its pick. */
function campaignOf(open: OpenGame): Campaign | undefined {
  const [left, right] = resultOf(open).cities;
  if (left === undefined || right === undefined) return undefined;
  const finished: FinishedGame = { cities: { left, right }, won: true };
  const city = left.total <= right.total ? 'left' : 'right';
  return {
    ...beginCampaign({ length: 3, difficulty: RECOMMENDED_DIFFICULTY, mode: 'full' }),
    games: [{ ...finished, pick: { type: 'park', city } }],
    awaiting: { ...finished, won: false },
  };
}

function ofCampaign(open: OpenGame): readonly Exhibit[] {
  const campaign = campaignOf(open);
  if (campaign === undefined) return [];
  return [
    { name: 'Campaign', Show: () => <CampaignGames campaign={campaign} /> },
    { name: 'Campaign: the bonus', Show: () => <PickBonus campaign={campaign} onPick={nothing} /> },
  ];
}

const say = (phrase: Phrase): Request => ({
  type: 'say',
  channel: 'table',
  content: { kind: 'phrase', phrase },
});

/** Two people have said something after their game. */
async function thanks(table: SampleTable): Promise<Exhibit> {
  const [me, other] = await Promise.all([seenFrom(table, 0), seenFrom(table, 1)]);
  await me.link.ask(say('good-game'));
  await other.link.ask(say('well-played'));
  return ofView('Talk after a game', me, ({ link, view }) => <GoodGame link={link} view={view} since={0} />);
}

function beforeGame(link: Link): readonly Exhibit[] {
  const cards = [undefined, '7'].flatMap((answer) =>
    COMPONENTS.seatingCards.slice(0, 1).map((card) => ({
      name: answer === undefined ? 'Seating card' : 'Seating card, answered',
      Show: () => <SeatingCard link={link} card={card} answer={answer} seated />,
    })),
  );
  return [
    ...cards,
    {
      name: 'Chairs before a game',
      isWide: true,
      Show: () => {
        const now = link.view.value;
        return now === undefined ? null : <Chairs link={link} open={now.open} you={link.you} />;
      },
    },
  ];
}

export const cards: GalleryPart = async () => {
  const [table, solo, capital, played, gathering] = await Promise.all([
    sampleTable(tableOf(5), isPlacing),
    viewAt(DUO_WITH_CARD, ({ automas }) => automas.length > 0),
    viewAt(tableOf(3, 'capitals'), ({ round, phase }) => round === '2' && phase === 'placing'),
    sampleTable(tableOf(5), isOver),
    gatheringTable(tableOf(5)),
  ]);
  const seen = await seenFrom(played, 0);
  const over = seen.link.view.value;
  const ended = over?.game?.open;
  const open = capital.game?.open;
  return [
    ...ofTable(await seenFrom(table, 0)),
    ...(await offers()),
    { name: 'Automa: its card', Show: () => <AutomaPanel view={solo} seat={1} /> },
    ...(open === undefined
      ? []
      : [{ name: 'Districts', Show: () => <Districts open={open} own={[0, 2]} onWhy={nothing} /> }]),
    ...(over === undefined || ended?.result === undefined
      ? []
      : [
          {
            name: 'Standings',
            isWide: true,
            Show: () => <Standings view={over} game={ended} result={resultOf(ended)} onCity={nothing} />,
          },
          ...ofCampaign(ended),
        ]),
    await thanks(played),
    ofView('Another game', seen, ({ link, view }) => (
      <RematchCard link={link} ended={view} now={view.open} onGo={nothing} />
    )),
    ...beforeGame(gathering),
  ];
};
