/** Tiles to pick from: one tab stop, arrow keys move inside. */
import type { Tile } from '@duopolis/rules';
import type { OwnBox } from '@duopolis/rules/components';
import { isLandscapeCell } from '@duopolis/rules/cities';
import { type GridCell, isDuplex } from '@duopolis/rules/notation';
import { useRef, useState } from 'preact/hooks';
import { DuplexArt, MatArt, TileArt } from '../../kit/art/index.ts';
import { Sign, type SignName } from '../../kit/controls/sign.tsx';
import { sentence } from '../../kit/words/sentence.ts';
import type { EditorWords } from './words/editor-words.ts';
import './palette.css';
import { boardWords } from '../board/words/board-words.ts';
import { words } from '../words/shared-words.ts';

/** A tile, a piece of landscape, the eraser (an empty cell), or only looking. */
export type Brush = Tile | GridCell | 'look';

interface PaletteProps {
  readonly label: string;
  readonly brushes: readonly Brush[];
  readonly chosen: Brush | undefined;
  readonly onChoose: (brush: Brush) => void;
  /** What `look` and the eraser are called. */
  readonly names: Pick<EditorWords, 'look' | 'lookHint' | 'eraser'>;
  readonly box?: OwnBox;
  readonly onGrip?: (tile: Tile, event: PointerEvent) => void;
}

const STEP: { readonly [key: string]: number } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const SIGNS: { readonly [brush: string]: SignName } = { look: 'eye', '.': 'eraser' };

export const isTileBrush = (brush: Brush | undefined): brush is Tile =>
  brush !== undefined && brush !== 'look' && brush !== '.' && !isLandscapeCell(brush);

function nameOf(brush: Brush, { names, box }: Pick<PaletteProps, 'names' | 'box'>): string {
  const { game } = words();
  const board = boardWords();
  if (brush === 'look') return names.look;
  if (brush === '.') return names.eraser;
  if (isTileBrush(brush)) return sentence(game.pieces.tile(brush, box));
  return sentence(brush === '#' ? board.landscape : `${board.bridge} ${brush}`);
}

function Face({ brush, name }: { readonly brush: Brush; readonly name: string }) {
  const sign = SIGNS[brush];
  if (sign !== undefined)
    return (
      <>
        <Sign name={sign} size={24} />
        <span class="palette-word">{name}</span>
      </>
    );
  if (!isTileBrush(brush)) return <MatArt mat={brush} />;
  return isDuplex(brush) ? <DuplexArt tile={brush} size="small" /> : <TileArt letter={brush} size="small" />;
}

const shapeClass = (brush: Brush): string =>
  isTileBrush(brush) && isDuplex(brush) ? ` palette-${brush[1] === '|' ? 'stacked' : 'side'}` : '';

export function Palette({ label, brushes, chosen, onChoose, names, box, onGrip }: PaletteProps) {
  const place = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<Brush | undefined>(undefined);
  const first = [chosen, stop].find((brush) => brush !== undefined && brushes.includes(brush)) ?? brushes[0];
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEP[event.key];
    const buttons = [...(place.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? buttons.length - 1
          : step === undefined
            ? -1
            : at + step;
    const target = buttons.at(next % buttons.length);
    if ((step === undefined && event.key !== 'Home' && event.key !== 'End') || target === undefined) return;
    event.preventDefault();
    setStop(brushes[buttons.indexOf(target)]);
    target.focus();
  };
  return (
    <div ref={place} class="palette" role="toolbar" aria-label={label} onKeyDown={onKeyDown}>
      {brushes.map((brush) => {
        const name = nameOf(brush, { names, ...(box !== undefined && { box }) });
        return (
          <button
            key={brush}
            type="button"
            class={`palette-tile${shapeClass(brush)}`}
            aria-label={name}
            title={brush === 'look' ? names.lookHint : name}
            aria-pressed={brush === chosen}
            tabIndex={brush === (stop !== undefined && brushes.includes(stop) ? stop : first) ? 0 : -1}
            onClick={() => onChoose(brush)}
            onPointerDown={(event) => isTileBrush(brush) && onGrip?.(brush, event)}
          >
            <Face brush={brush} name={name} />
          </button>
        );
      })}
    </div>
  );
}
