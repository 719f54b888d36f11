/** The best arrangement of the city's own tiles, searched in a worker; it can be stopped. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { hasLandscape } from '@duopolis/rules/cities';
import { factoryRank, factoryWorth } from '@duopolis/rules/scoring';
import { Button } from '../../kit/controls/index.ts';
import { buildingsIn, laidOut, tilesIn } from '../../game/sketch/sketch-pieces.ts';
import { explain } from '../../game/sketch/sketch-score.ts';
import { type Search, searchBest } from './arrangement-solver.ts';
import type { Editor } from './use-editor.ts';
import { editorWords } from '../../game/sketch/words/editor-words.ts';
import './best-arrangement.css';

/** Fewer buildings have only one arrangement. */
const FEWEST = 2;

export function Best({ editor }: { readonly editor: Editor }) {
  const sketch = editor.history.now.value;
  const said = editorWords();
  const [result, setResult] = useState('');
  const [search, setSearch] = useState<Search | undefined>(undefined);
  const running = useRef<Search | undefined>(undefined);
  running.current = search;
  useEffect(() => () => running.current?.stop(), []);
  const tiles = tilesIn(sketch.grid);
  if (
    hasLandscape(sketch.grid) ||
    buildingsIn(sketch.grid) < FEWEST ||
    tiles.some((tile) => tile.startsWith('['))
  )
    return null;
  const start = (): void => {
    const { total } = explain(sketch);
    const own = tiles.filter((tile) => tile === 'F').length;
    const counts = [own, ...sketch.others.map(({ factories }) => factories)];
    const begun = searchBest(tiles, factoryWorth(factoryRank(own, counts)));
    setSearch(begun);
    setResult('');
    void begun.found.then((found) => {
      setSearch(undefined);
      if (found === undefined) {
        setResult(said.notSolved);
        return;
      }
      const isBetter = found.points > total;
      setResult(isBetter ? said.better(total, found.points) : said.isBest(total));
      if (isBetter) editor.change({ ...sketch, grid: laidOut(found.tiles) });
    });
  };
  return (
    <div class="editor-best">
      {search === undefined ? (
        <Button size="small" sign="star" onClick={start}>
          {said.best}
        </Button>
      ) : (
        <Button size="small" sign="cross" onClick={search.stop}>
          {said.stop}
        </Button>
      )}
      <p role="status">{search === undefined ? result || said.bestAbout : said.solving}</p>
    </div>
  );
}
