/** Under a city on the ring: the talk with its other builder, folded while there is an offer. */
import type { CityIndex } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { useEffect, useState } from 'preact/hooks';
import { layout } from '../players/screen-layout.ts';
import type { Turn } from '../turn/turn.ts';
import { BotTalk, elsewhere, isBotTalk, talkItems } from './bot-talk.tsx';
import { Channel, channelName, Talk } from './channel.tsx';
import { CityQuestion, hasQuestion } from './city-question.tsx';
import { DeclinedNote } from './declined-note.tsx';
import { FoldedTalk } from './folded-talk.tsx';

interface CityTalkProps {
  readonly turn: Turn;
  readonly view: TableView;
  readonly city: CityIndex;
}

export function CityTalk({ turn, view, city }: CityTalkProps) {
  const [isOpen, open] = useState(false);
  const isAsked = hasQuestion(turn, view, city);
  /** In low windows the card needs the whole panel: its menu has the rest. */
  const { tight } = layout.value;
  const toggle = (): void => open(!isOpen);
  useEffect(() => open(false), [isAsked]);
  if (!isAsked)
    return (
      <Channel link={turn.link} view={view} channel={city} turn={turn}>
        <DeclinedNote turn={turn} view={view} city={city} />
      </Channel>
    );
  return (
    <section
      class={isOpen ? 'talk talk-over' : 'talk'}
      aria-label={channelName(view, city)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') open(false);
      }}
    >
      {isOpen ? (
        <Talk link={turn.link} view={view} channel={city} turn={turn} />
      ) : (
        <CityQuestion
          turn={turn}
          view={view}
          city={city}
          look="whole"
          more={tight ? talkItems({ turn, view, city }, toggle) : []}
        />
      )}
      {isBotTalk(view, city)
        ? !tight && <BotTalk turn={turn} view={view} city={city} />
        : (isOpen || !tight) && (
            <div class="folded-row">
              <FoldedTalk link={turn.link} view={view} channel={city} isOpen={isOpen} onToggle={toggle} />
              {!isOpen &&
                elsewhere({ turn, view, city }).map(({ label, onPick }) => (
                  <button key={label} type="button" class="talk-chip" onClick={onPick}>
                    <span>{label}</span>
                  </button>
                ))}
            </div>
          )}
    </section>
  );
}
