/** A seat: its player, its state, and buttons to nudge and mute. */
import { resultOf, type Seat } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { Portrait } from '../../kit/art/index.ts';
import { Button, Dialog, toast } from '../../kit/controls/index.ts';
import { act } from '../link/act.ts';
import { suggestions } from '../talk/suggestions.ts';
import { AutomaPanel } from '../automa/automa-panel.tsx';
import type { Turn } from '../turn/turn.ts';
import { cityName, nameOf, ownSeat } from '../players/seat-names.ts';
import { portraitOf } from '../players/portraits.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { standingOf } from '../players/seat-status.ts';
import { stateText } from './state-text.ts';
import { tableWords } from '../players/words/table-words.ts';
import { talkWords } from '../talk/words/talk-words.ts';
import { words } from '../words/shared-words.ts';
import './seat-dialog.css';

interface SeatDialogProps {
  readonly turn: Turn;
  readonly view: TableView;
  readonly seat: Seat;
  readonly onClose: () => void;
}

export function SeatDialog({ turn, view, seat, onClose }: SeatDialogProps) {
  const { game } = words();
  const table = tableWords();
  const talk = talkWords();
  const name = nameOf(view.open, seat, words());
  const standing = standingOf(view, seat);
  const holder = view.open.chairs[seat]?.holder;
  const member = holder?.kind === 'person' && holder.member !== view.you ? holder.member : undefined;
  const muted = member !== undefined && view.asides.mutes[view.you]?.includes(member) === true;
  const own = ownSeat(view.open, view.you);
  if (view.game === undefined) return null;
  const { open } = view.game;
  const result = resultOf(open);
  const nudge = async (): Promise<void> => {
    if (await act(turn.link, { type: 'nudge', seat })) toast(table.nudged(name));
  };
  return (
    <Dialog
      title={name}
      onClose={onClose}
      foot={
        member !== undefined && (
          <>
            {standing.awaited && own !== undefined && (
              <Button kind="main" sign="bell" onClick={() => void nudge()}>
                {table.nudge(name)}
              </Button>
            )}
            <Button onClick={() => void act(turn.link, { type: 'mute', member, mute: !muted })}>
              {muted ? talk.unmute(name) : talk.mute(name)}
            </Button>
          </>
        )
      }
    >
      <div class="seat-about">
        <Portrait
          of={portraitOf(view.open, seat)}
          label={name}
          look={standing.awaited ? 'awaited' : 'plain'}
          size={56}
        />
        <p>{sentence(stateText(standing))}</p>
      </div>
      {holder?.kind === 'automa' && <AutomaPanel view={view} seat={seat} />}
      <SeatSuggestions turn={turn} view={view} seat={seat} onClose={onClose} />
      <ul class="seat-cities">
        {result.seats[seat]?.cities.map((city) => (
          <li key={city}>
            {cityName(open, city, words())} <b>{game.scores.points(result.cities[city]?.total ?? 0)}</b>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function SeatSuggestions({ turn, view, seat, onClose }: SeatDialogProps) {
  const open = view.game?.open;
  if (open === undefined) return null;
  const { pieces } = words().game;
  return (
    <div class="seat-suggest">
      {suggestions(view, seat)
        .filter(({ isOffered }) => !isOffered)
        .map(({ tile, city }) => (
          <Button
            key={`${tile} ${city}`}
            sign="offer"
            onClick={() => {
              turn.actions.select({ kind: 'theirs', city, owner: seat, tile });
              onClose();
            }}
          >
            {talkWords().suggest(pieces.name(tile, open.box), cityName(open, city, words()))}
          </Button>
        ))}
    </div>
  );
}
