/** Under a city on the ring: the talk with its other builder, folded while there is an offer. */
import type { CityIndex } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { layout } from '../players/screen-layout.ts';
import type { Turn } from '../turn/turn.ts';
import { BotTalk, elsewhere, isBotTalk, talkItems } from './bot-talk.tsx';
import { channelName, Talk } from './channel.tsx';
import { CityQuestion, hasQuestion, questionToMe } from './city-question.tsx';
import { DeclinedNote } from './declined-note.tsx';
import { FoldedTalk } from './folded-talk.tsx';
import { type TalkFold, useTalkFold } from './use-talk-fold.ts';

interface CityTalkProps {
  readonly turn: Turn;
  readonly view: TableView;
  readonly city: CityIndex;
}

interface FoldedProps extends CityTalkProps {
  readonly fold: TalkFold;
}

/** Opened or not, the field for a message is at the bottom: an offer that appears moves no text away from a finger. */
export function CityTalk({ turn, view, city }: CityTalkProps) {
  const isAsked = hasQuestion(turn, view, city);
  const fold = useTalkFold({ isAsked, question: questionToMe(turn, view, city) });
  const shared = { turn, view, city };
  return (
    <section
      ref={fold.panel}
      class={isAsked && fold.isOpen ? 'talk talk-over' : 'talk'}
      aria-label={channelName(view, city)}
      onFocusIn={fold.onFocus}
      onFocusOut={fold.onFocus}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isAsked && fold.isOpen) fold.toggle();
      }}
    >
      {isAsked ? <Asked {...shared} fold={fold} /> : <DeclinedNote {...shared} />}
      {(!isAsked || fold.isOpen) && (
        <Talk key="talk" link={turn.link} view={view} channel={city} turn={turn} />
      )}
      {isAsked && !fold.isOpen && <BelowCard {...shared} fold={fold} />}
    </section>
  );
}

/** The card; over an opened talk the line that folds it, or what waits for my answer in one line. */
function Asked({ turn, view, city, fold }: FoldedProps) {
  /** In low windows the card needs the whole panel: its menu has the rest. */
  const more = layout.value.tight ? talkItems({ turn, view, city }, fold.toggle) : [];
  if (!fold.isOpen) return <CityQuestion turn={turn} view={view} city={city} look="whole" more={more} />;
  if (questionToMe(turn, view, city) === undefined)
    return (
      <div class="folded-row">
        <FoldedTalk link={turn.link} view={view} channel={city} isOpen onToggle={fold.toggle} />
      </div>
    );
  const aside = { isOpen: false, onToggle: fold.toggle };
  return <CityQuestion turn={turn} view={view} city={city} look="strip" more={[]} aside={aside} />;
}

function BelowCard({ turn, view, city, fold }: FoldedProps) {
  const { tight } = layout.value;
  if (tight) return null;
  if (isBotTalk(view, city)) return <BotTalk turn={turn} view={view} city={city} />;
  return (
    <div class="folded-row">
      <FoldedTalk link={turn.link} view={view} channel={city} isOpen={false} onToggle={fold.toggle} />
      {elsewhere({ turn, view, city }).map(({ label, onPick }) => (
        <button key={label} type="button" class="talk-chip" onClick={onPick}>
          <span>{label}</span>
        </button>
      ))}
    </div>
  );
}
