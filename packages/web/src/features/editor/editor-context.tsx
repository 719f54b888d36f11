/** The context of the city: its mat, the factories elsewhere, the districts of Capitals. */
import type { Cell } from '@duopolis/rules';
import { matInGrid } from '@duopolis/rules/cities';
import { CAPITALS, DISTRICT_TYPES, type DistrictType } from '@duopolis/rules/components';
import { type District, isHouseFactory } from '@duopolis/rules/scoring';
import { MatArt, TypeBadge } from '../../kit/art/index.ts';
import { IconButton, Menu, Stepper, toast } from '../../kit/controls/index.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { buildingsIn, moveMat, withMat } from '../../game/sketch/sketch-pieces.ts';
import { Factories } from '../../game/sketch/factories.tsx';
import { explain } from '../../game/sketch/sketch-score.ts';
import { type Sketch, withOther } from '../../game/sketch/sketch.ts';
import type { Editor } from './use-editor.ts';
import './editor-context.css';
import { editorWords } from '../../game/sketch/words/editor-words.ts';
import { words } from '../../game/words/shared-words.ts';
import { withColon } from '../../kit/words/with-colon.ts';

/** How large a district of another city may be. */
const SIZES = Array.from({ length: 17 }, (_, count) => count);

/** Changes the mat, and reports dropped buildings. */
function changeGround(editor: Editor, next: Sketch): void {
  const gone = buildingsIn(editor.history.now.peek().grid) - buildingsIn(next.grid);
  editor.change(next);
  if (gone > 0) toast(editorWords().gone(gone));
}

export function EditorContext({ editor }: { readonly editor: Editor }) {
  const said = editorWords();
  const sketch = editor.history.now.value;
  return (
    <section class="sheet-of-paper editor-panel" aria-labelledby="editor-around">
      <h2 id="editor-around">{said.around}</h2>
      <Ground editor={editor} />
      <h3>{said.others}</h3>
      <p class="editor-note">{said.othersAbout}</p>
      <Factories sketch={sketch} onChange={editor.change} />
      {sketch.districts.length > 0 && <Districts editor={editor} />}
    </section>
  );
}

const DIRECTIONS: readonly (readonly ['up' | 'down' | 'left' | 'right', Cell])[] = [
  ['left', [0, -1]],
  ['up', [-1, 0]],
  ['down', [1, 0]],
  ['right', [0, 1]],
];

function Ground({ editor }: { readonly editor: Editor }) {
  const said = editorWords();
  const { pieces } = words().game;
  const sketch = editor.history.now.value;
  const { mats = CAPITALS.mats } = editor.box.value;
  const mat = matInGrid(sketch.grid, mats)?.name;
  return (
    <>
      <div class="editor-mats" role="group" aria-label={said.ground}>
        <button
          type="button"
          class="editor-mat"
          aria-pressed={sketch.grid.width === 4}
          onClick={() => changeGround(editor, withMat(sketch, undefined))}
        >
          <span class="editor-mat-plain" aria-hidden="true">
            4×4
          </span>
          {said.base}
        </button>
        {mats.map(({ name, cells }) => (
          <button
            key={name}
            type="button"
            class="editor-mat"
            aria-pressed={name === mat}
            onClick={() => changeGround(editor, withMat(sketch, name, mats))}
          >
            <MatArt mat={cells} />
            {pieces.mat(name)}
          </button>
        ))}
      </div>
      {mat !== undefined && (
        <div class="editor-move" role="group" aria-label={said.moveMat}>
          <span>{said.moveMat}</span>
          {DIRECTIONS.map(([direction, step]) => {
            const moved = moveMat(sketch.grid, step, mats);
            return (
              <IconButton
                key={direction}
                sign={`arrow-${direction}`}
                label={said.directions[direction]}
                disabled={moved === sketch.grid}
                onClick={() => changeGround(editor, { ...sketch, grid: moved })}
              />
            );
          })}
        </div>
      )}
    </>
  );
}

/** Changes one type of a pair; the pair that had the new type gets the old one. */
function withType(
  districts: readonly District[],
  { nth, half, type }: { readonly nth: number; readonly half: 0 | 1; readonly type: DistrictType },
): readonly District[] {
  const old = districts[nth]?.[half];
  const swapped = (one: DistrictType): DistrictType => (one === type && old !== undefined ? old : one);
  return districts.map(([first, second], at): District => {
    const [one, other] = [swapped(first), swapped(second)];
    if (at !== nth) return [one, other];
    return half === 0 ? [type, other] : [one, type];
  });
}

function Districts({ editor }: { readonly editor: Editor }) {
  const said = editorWords();
  const { pieces } = words().game;
  const sketch = editor.history.now.value;
  const explained = explain(sketch);
  const places = explained.district?.districts ?? [];
  return (
    <>
      <h3>{said.districts}</h3>
      {sketch.districts.map((pair, nth) => {
        const [first, second] = CAPITALS.scoringTiles[nth] ?? [0, 0];
        return (
          <div key={nth} class="editor-district" role="group" aria-label={said.pair(nth + 1)}>
            <div class="editor-pair">
              {([0, 1] as const).map((half) => (
                <Menu
                  key={half}
                  label={withColon(said.pair(nth + 1), pieces.types[pair[half]])}
                  class="editor-type"
                  fromStart
                  items={DISTRICT_TYPES.map((type) => {
                    const next = withType(sketch.districts, { nth, half, type });
                    return {
                      label: sentence(pieces.types[type]),
                      disabled: next.some(isHouseFactory),
                      onPick: () => editor.change({ ...sketch, districts: next }),
                    };
                  })}
                >
                  <TypeBadge type={pair[half]} size={24} />
                  <span>{sentence(pieces.types[pair[half]])}</span>
                </Menu>
              ))}
              <span class="editor-note">
                {said.districtTile(first, second)} · {said.here(places[nth]?.size ?? 0)}
              </span>
            </div>
            <div class="editor-others">
              {sketch.others.map(({ sizes }, other) => (
                <Stepper
                  key={other}
                  label={said.sizeOf(said.otherCity(other + 1))}
                  steps={SIZES}
                  value={sizes[nth] ?? 0}
                  say={String}
                  onChange={(size) =>
                    editor.change(
                      withOther(sketch, other, { sizes: sizes.map((one, at) => (at === nth ? size : one)) }),
                    )
                  }
                />
              ))}
            </div>
          </div>
        );
      })}
    </>
  );
}
