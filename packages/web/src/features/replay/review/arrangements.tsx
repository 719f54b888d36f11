/** Each city's best arrangement of its own tiles, beside the one that was built. */
import { itemAt } from '@duopolis/rules/lists';
import type { BestArrangement, CityReview } from '@duopolis/bots/review';
import type { BuiltCity, City, CityIndex, OpenGame } from '@duopolis/rules';
import { builtCityAt, withTiles } from '@duopolis/rules/cities';
import { type CityScore, scoreTable } from '@duopolis/rules/scoring';
import { useState } from 'preact/hooks';
import { LandmarkArt } from '../../../kit/art/index.ts';
import { Dialog, Sign } from '../../../kit/controls/index.ts';
import { cityName } from '../../../game/players/seat-names.ts';
import { Compare } from './compare.tsx';
import './compare.css';
import './review-rows.css';
import './review-small.css';
import { reviewWords } from '../../../game/review/words/review-words.ts';
import { words } from '../../../game/words/shared-words.ts';

interface ArrangementsProps {
  readonly cities: readonly CityReview[];
  readonly end: OpenGame;
}

export function Arrangements({ cities, end }: ArrangementsProps) {
  const { cities: say } = reviewWords();
  const [shown, show] = useState<CityReview | undefined>(undefined);
  return (
    <section class="review-cities" aria-labelledby="review-cities">
      <h2 id="review-cities">{say.title}</h2>
      <p class="review-small">{end.options.capitals ? say.aboutCapitals : say.about}</p>
      <ul class="review-rows">
        {cities.map((review) => (
          <li key={review.city}>
            <Row review={review} end={end} onShow={() => show(review)} />
          </li>
        ))}
      </ul>
      {shown?.best !== undefined && (
        <BestDialog review={shown} best={shown.best} end={end} onClose={() => show(undefined)} />
      )}
    </section>
  );
}

function verdict({ points, best }: CityReview): string {
  const { cities: say } = reviewWords();
  if (best === undefined) return say.laid;
  if (best.points === points) return best.exact ? say.isBest : say.noneFound;
  return (best.exact ? say.couldBe : say.couldBeAtLeast)(best.points);
}

interface RowProps {
  readonly review: CityReview;
  readonly end: OpenGame;
  readonly onShow: () => void;
}

function Row({ review, end, onShow }: RowProps) {
  const { cities: say } = reviewWords();
  const name = cityName(end, review.city, words());
  const content = (
    <>
      <LandmarkArt city={end.tokens[review.city] ?? ''} size={26} />
      <span class="review-row-name">
        <b>{name}</b>
        <small>{verdict(review)}</small>
      </span>
      <span class="review-row-points">
        {review.points}
        {review.best !== undefined && review.best.points > review.points && ` → ${review.best.points}`}
      </span>
    </>
  );
  if (review.best === undefined || review.best.points === review.points)
    return <span class="review-row">{content}</span>;
  return (
    <button type="button" class="review-row" title={say.show(name)} onClick={onShow}>
      {content}
      <Sign name="chevron-right" />
    </button>
  );
}

/** A city with its tiles on other cells. */
export const rearranged = (city: BuiltCity, tiles: BestArrangement['tiles']): BuiltCity =>
  withTiles(
    city,
    tiles.map((placed) => ({ ...placed, seat: 0 })),
  );

interface BestDialogProps {
  readonly review: CityReview;
  readonly best: BestArrangement;
  readonly end: OpenGame;
  readonly onClose: () => void;
}

export function BestDialog({ review: { city }, best, end, onClose }: BestDialogProps) {
  const { cities: say } = reviewWords();
  const other = rearranged(builtCityAt(end.cities, city), best.tiles);
  const scoresOf = (cities: readonly City[], which: CityIndex): CityScore =>
    itemAt(scoreTable(cities, end.districts ?? []), which);
  return (
    <Dialog title={cityName(end, city, words())} class="compare-dialog" onClose={onClose}>
      <Compare
        built={{ name: say.built, city: builtCityAt(end.cities, city), score: scoresOf(end.cities, city) }}
        other={{
          name: best.exact ? say.best : say.found,
          city: other,
          score: scoresOf(end.cities.with(city, other), city),
        }}
      />
    </Dialog>
  );
}
