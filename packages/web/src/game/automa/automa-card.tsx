/** An Automa's card: two columns of symbols, read from the top until one decides (AUTOMA-1). */
import type { CityIndex } from '@duopolis/rules';
import type { AutomaMove, AutomaSymbol, AutomaTake, Column } from '@duopolis/rules/solo';
import { Icon, TypeBadge } from '../../kit/art/index.ts';
import './automa-card.css';
import { soloWords } from './words/solo-words.ts';
import { words } from '../words/shared-words.ts';

interface AutomaCardProps {
  readonly move: AutomaMove;
  readonly nameOfCity: (city: CityIndex) => string;
}

/** The first take is for the city it shares with a player, in solo the second for its own. */
export function AutomaCardView({ move: { card, takes }, nameOfCity }: AutomaCardProps) {
  const columns: readonly Column[] = [card.shared, card.own];
  return (
    <div class="automa-card">
      <b class="automa-number">{card.number}</b>
      {takes.map((take, nth) => (
        <SymbolColumn
          key={take.city}
          take={take}
          column={columns[nth] ?? []}
          title={soloWords().forCity(nameOfCity(take.city))}
        />
      ))}
    </div>
  );
}

interface ColumnProps {
  readonly take: AutomaTake;
  readonly column: Column;
  readonly title: string;
}

function SymbolColumn({ take, column, title }: ColumnProps) {
  return (
    <ol class="automa-column" aria-label={title}>
      {column.map((symbol, nth) => (
        <li key={nth} class={stateOf(take, symbol)}>
          <Sign symbol={symbol} size={20} />
          <span class="unseen">{saidOf(take, symbol)}</span>
        </li>
      ))}
    </ol>
  );
}

const stateOf = (take: AutomaTake, symbol: AutomaSymbol): string =>
  take.symbol === symbol
    ? 'automa-decides'
    : take.skipped.some((one) => one.symbol === symbol)
      ? 'automa-skipped'
      : '';

function saidOf({ symbol: decided, skipped }: AutomaTake, symbol: AutomaSymbol): string {
  const { game } = words();
  const solo = soloWords();
  const name = game.automas.symbols[symbol];
  const skip = skipped.find((one) => one.symbol === symbol);
  if (skip !== undefined) return solo.passedOver(name, game.automas.skips[skip.why]);
  return decided === symbol ? solo.decides(name) : name;
}

export function Sign({ symbol, size = 24 }: { readonly symbol: AutomaSymbol; readonly size?: number }) {
  switch (symbol) {
    case 'h':
      return <TypeBadge type="house" size={size} />;
    case 'f':
      return <TypeBadge type="factory" size={size} />;
    case 'n':
      return <Icon name="new-type" size={size} />;
    case '>':
      return <Icon name="star" size={size} />;
  }
}
