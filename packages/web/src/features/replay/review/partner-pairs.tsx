/** The best joint line of each pair of partners; in a duel that of each seat's own two cities. */
import { itemAt } from '@duopolis/rules/lists';
import type { Handed, JointCity, JointLine } from '@duopolis/bots/review';
import type { CityIndex, OpenGame } from '@duopolis/rules';
import { builtCityAt } from '@duopolis/rules/cities';
import { scoreTable } from '@duopolis/rules/scoring';
import { useState } from 'preact/hooks';
import { LandmarkArt } from '../../../kit/art/index.ts';
import { Choice, Dialog, Sign } from '../../../kit/controls/index.ts';
import { cityName } from '../../../game/players/seat-names.ts';
import { rearranged } from './arrangements.tsx';
import { Compare } from './compare.tsx';
import { whereText } from '../../../game/review/said.ts';
import './compare.css';
import './partner-pairs.css';
import './review-rows.css';
import './review-small.css';
import { reviewWords } from '../../../game/review/words/review-words.ts';
import { words } from '../../../game/words/shared-words.ts';

interface PairsProps {
  readonly joint: readonly JointLine[];
  readonly names: readonly string[];
  readonly end: OpenGame;
}

export function Pairs({ joint, names, end }: PairsProps) {
  const { pairs } = reviewWords();
  const [shown, show] = useState<JointLine | undefined>(undefined);
  return (
    <section class="review-pairs" aria-labelledby="review-pairs">
      <h2 id="review-pairs">{pairs.title}</h2>
      <p class="review-small">{end.options.mode === 'duel' ? pairs.alone : pairs.about}</p>
      <ul class="review-rows">
        {joint.map((line) => (
          <li key={line.city}>
            <button
              type="button"
              class="review-row"
              title={pairs.show(cityName(end, line.city, words()))}
              onClick={() => show(line)}
            >
              <LandmarkArt city={end.tokens[line.city] ?? ''} size={26} />
              <span class="review-row-name">
                <b>{pairs.dialog(line.seats.map((seat) => names[seat] ?? ''))}</b>
                <small>{line.cities.map(({ city }) => cityName(end, city, words())).slice(0, 1)}</small>
              </span>
              <span class="review-row-points">
                {line.scores.map(({ seat, played, points }) => (
                  <span key={seat}>
                    {line.scores.length > 1 && <small>{names[seat]}</small>} {pairs.line(played, points)}
                  </span>
                ))}
              </span>
              <Sign name="chevron-right" />
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <JointDialog line={shown} names={names} end={end} onClose={() => show(undefined)} />
      )}
    </section>
  );
}

interface JointDialogProps {
  readonly line: JointLine;
  readonly names: readonly string[];
  readonly end: OpenGame;
  readonly onClose: () => void;
}

export function JointDialog({ line, names, end, onClose }: JointDialogProps) {
  const { pairs, cities: say } = reviewWords();
  const [city, setCity] = useState<CityIndex>(line.city);
  const shown = line.cities.find((one) => one.city === city) as JointCity;
  const built = builtCityAt(end.cities, city);
  return (
    <Dialog
      title={pairs.dialog(line.seats.map((seat) => names[seat] ?? ''))}
      class="compare-dialog"
      onClose={onClose}
    >
      <p class="review-small">{pairs.explained}</p>
      <dl class="joint-scores" aria-label={pairs.scores}>
        {line.scores.map(({ seat, played, points }) => (
          <div key={seat}>
            <dt>{names[seat]}</dt>
            <dd>{pairs.line(played, points)}</dd>
          </div>
        ))}
      </dl>
      <Choice
        label={pairs.city}
        quiet
        value={city}
        options={line.cities.map((one) => ({ value: one.city, label: cityName(end, one.city, words()) }))}
        onChange={setCity}
      />
      <Compare
        built={{
          name: say.built,
          city: built,
          score: itemAt(scoreTable(end.cities, end.districts ?? []), city),
        }}
        other={{ name: say.line, city: rearranged(built, shown.tiles), score: shown.score }}
      />
      <h3>{pairs.handed}</h3>
      {line.handed.length === 0 ? (
        <p class="review-small">{pairs.nothingHanded}</p>
      ) : (
        <ul class="joint-handed">
          {line.handed.map((handed) => (
            <li key={`${handed.seat} ${handed.round} ${handed.turn} ${handed.tile} ${handed.to}`}>
              <span>{whereText(handed)}</span> <HandedText handed={handed} names={names} end={end} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function HandedText({
  handed: { seat, tile, from, to },
  names,
  end,
}: {
  readonly handed: Handed;
  readonly names: readonly string[];
  readonly end: OpenGame;
}) {
  const { pairs } = reviewWords();
  const name = (city: CityIndex): string => cityName(end, city, words());
  return (
    <>
      {pairs.hands({
        who: names[seat] ?? '',
        tile: words().game.pieces.tile(tile, end.box),
        from: name(from),
        to: name(to),
      })}
    </>
  );
}
