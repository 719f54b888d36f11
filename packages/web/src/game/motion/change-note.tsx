/** How a row of a city's score changed since the last reveal, and why. */
import type { CityIndex } from '@duopolis/rules';
import { computed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { signed } from '../board/gain-text.ts';
import type { Link } from '../link/link.ts';
import type { ScoreChange } from './changes.ts';
import { motionOf } from './director.ts';
import { needsCause, sayCause } from './say-change.ts';
import './change-note.css';
import { words } from '../words/shared-words.ts';
import { motionWords } from './words/motion-words.ts';
import { withColon } from '../../kit/words/with-colon.ts';

interface RowProps {
  readonly link: Link;
  readonly city: CityIndex;
  readonly term: ScoreChange['term'];
}

/** A change keeps its identity until its own row changes again, so other rows are not redrawn. */
const useChange = ({ link, city, term }: RowProps): ScoreChange | undefined =>
  useMemo(
    () =>
      computed(() =>
        motionOf(link).changes.value.find((change) => change.city === city && change.term === term),
      ),
    [link, city, term],
  ).value;

const Points = ({ points }: Pick<ScoreChange, 'points'>) => (
  <b class={points < 0 ? 'change change-down' : 'change'}>{signed(points)}</b>
);

const causeOf = (change: ScoreChange, { view }: Link): string =>
  sayCause(change, { ...words(), motion: motionWords() }, view.value?.game?.open.box);

/** Beside the points of the row: '−2 rivals built factories'. */
export function ChangeNote(props: RowProps) {
  const change = useChange(props);
  if (change === undefined) return null;
  const cause = needsCause(change) ? causeOf(change, props.link) : undefined;
  return (
    <>
      <Points points={change.points} />
      {cause !== undefined && (
        <small class="change-cause" title={cause}>
          {cause}
        </small>
      )}
    </>
  );
}

/** Where a row has no room for words. */
export function ChangePoints(props: RowProps) {
  const change = useChange(props);
  return change === undefined ? null : <Points points={change.points} />;
}

/** For some seconds a line over the board, where rows have no room: the last loss, or gain, that came from elsewhere. */
export function ChangeLine({ link, city }: Pick<RowProps, 'link' | 'city'>) {
  const change = useMemo(
    () =>
      computed(() => motionOf(link).changes.value.findLast((one) => one.city === city && needsCause(one))),
    [link, city],
  ).value;
  if (change === undefined) return null;
  return (
    <p key={`${change.term} ${change.points}`} class="change-line">
      <Points points={change.points} />{' '}
      {withColon(words().game.scores.terms[change.term], causeOf(change, link))}
    </p>
  );
}
