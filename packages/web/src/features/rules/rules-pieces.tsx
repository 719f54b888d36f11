/** The pieces in the boxes, drawn and counted from the lists that the game itself uses. */
import { BUILDING_TYPES, LETTERS } from '@duopolis/rules';
import { shapeOf } from '@duopolis/rules/cities';
import { CAPITALS, COMPONENTS } from '@duopolis/rules/components';
import { AUTOMA_CARDS, type AutomaCard } from '@duopolis/rules/solo';
import { CivicArt, DuplexArt, LandmarkArt, MatArt, TileArt, TypeBadge } from '../../kit/art/index.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { Prose } from './prose.tsx';
import './rules-pieces.css';
import { rulesWords } from './words/rules-words.ts';
import { words } from '../../game/words/shared-words.ts';

export function Pieces() {
  const { pieces: said } = rulesWords();
  return (
    <div class="pieces">
      <h2>{said.buildings}</h2>
      <BuildingTiles />
      <TypeThemes />
      <h2>{said.duplexes}</h2>
      <Duplexes shape="stacked" />
      <Duplexes shape="side" />
      <h2>{said.tokens}</h2>
      <CityTokens />
      <h2>{said.automaCards}</h2>
      <p>
        <Prose text={said.automaCardsAbout} />
      </p>
      <AutomaCards />
      <h2>{said.mats}</h2>
      <LandscapeMats />
      <h2>{said.civics}</h2>
      <CivicTiles />
      <h2>{said.districts}</h2>
      <DistrictCards />
      <h2>{said.seating}</h2>
      <SeatingCards />
    </div>
  );
}

function BuildingTiles() {
  const { pieces } = words().game;
  return (
    <ul class="pieces-tiles">
      {LETTERS.map((letter) => (
        <li key={letter}>
          <TileArt letter={letter} size="medium" />
          {sentence(pieces.building(letter))} <b>× {COMPONENTS.buildings[letter]}</b>
        </li>
      ))}
    </ul>
  );
}

function TypeThemes() {
  const { pieces } = words().game;
  return (
    <ul class="pieces-themes">
      {[...BUILDING_TYPES, 'civic' as const].map((type) => (
        <li key={type}>
          <TypeBadge type={type} size={26} />
          {pieces.themes[type]}
        </li>
      ))}
    </ul>
  );
}

function Duplexes({ shape }: { readonly shape: 'side' | 'stacked' }) {
  const { pieces } = words().game;
  const shaped = COMPONENTS.duplexes.filter((duplex) => shapeOf(duplex) === shape);
  return (
    <div>
      <h3>{rulesWords().pieces[shape]}</h3>
      <ul class={`pieces-duplexes pieces-${shape}`}>
        {shaped.map((duplex) => (
          <li key={duplex}>
            <DuplexArt tile={duplex} size="small" />
            <span class="unseen">{pieces.tile(duplex)}</span>
            <code lang="en" aria-hidden="true">
              {duplex}
            </code>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CityTokens() {
  const { pieces } = words().game;
  const { tokens, capitalTokens } = COMPONENTS;
  return (
    <ul class="pieces-tokens">
      {[...new Set([...tokens, ...capitalTokens])].map((token) => (
        <li key={token}>
          <LandmarkArt city={token} size={36} />
          <span>
            {pieces.token(token)}
            <small>{pieces.place(token)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function LandscapeMats() {
  const { pieces } = words().game;
  return (
    <ul class="pieces-mats">
      {CAPITALS.mats.map(({ name }) => (
        <li key={name}>
          <MatArt mat={name} />
          {pieces.mat(name)}
        </li>
      ))}
    </ul>
  );
}

function CivicTiles() {
  const { pieces } = words().game;
  return (
    <ul class="pieces-civics">
      {CAPITALS.civics.map(({ name, tile }) => (
        <li key={name}>
          <CivicArt id={tile} size="medium" />
          <span>
            {pieces.civic(name)}
            <code lang="en" aria-hidden="true">
              {tile}
            </code>
            <span class="unseen">{pieces.tile(tile)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function DistrictCards() {
  const { pieces } = words().game;
  return (
    <ul class="pieces-districts">
      {CAPITALS.districtCards.map((type) => (
        <li key={type}>
          <TypeBadge type={type} size={26} />
          {sentence(pieces.types[type])}
        </li>
      ))}
      {CAPITALS.scoringTiles.map(([first, second]) => (
        <li key={first} class="pieces-scoring">
          {first}/{second}
        </li>
      ))}
    </ul>
  );
}

function SeatingCards() {
  const { pieces } = words().game;
  return (
    <ol class="pieces-seating">
      {COMPONENTS.seatingCards.map(({ number, asks }) => (
        <li key={number}>{pieces.question(asks)}</li>
      ))}
    </ol>
  );
}

function AutomaCards() {
  const { pieces: said } = rulesWords();
  const { symbols } = words().game.automas;
  const say = (column: AutomaCard['shared']): string => column.map((symbol) => symbols[symbol]).join(' → ');
  return (
    <div class="rules-table" tabIndex={0} role="region" aria-label={said.automaCards}>
      <table>
        <thead>
          <tr>
            <th scope="col">{said.number}</th>
            <th scope="col">{said.shared}</th>
            <th scope="col">{said.automacity}</th>
          </tr>
        </thead>
        <tbody>
          {AUTOMA_CARDS.map((card) => (
            <tr key={card.number}>
              <th scope="row">{card.number}</th>
              <td>{say(card.shared)}</td>
              <td>{say(card.own)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
