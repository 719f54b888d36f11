/**
 * The preview picture of pasted links: drawn here, saved as public/share.png by `npm run picture`. Not part of the built
 * client.
 */
import '../kit/style/tokens.css';
import './share-picture.css';
import { LETTERS } from '@duopolis/rules';
import { isOneOf } from '@duopolis/rules/lists';
import { PLAIN_LETTERS } from '@duopolis/rules/notation';
import { render } from 'preact';
import { Balloon, Compass, Skyline, TileArt } from '../kit/art/index.ts';

/** One of each type. */
const TILES = LETTERS.filter((letter) => letter === 'e' || isOneOf(PLAIN_LETTERS, letter));

render(
  <div class="share-picture">
    <div class="share-skyline">
      <Skyline />
    </div>
    <div class="share-balloon">
      <Balloon size={112} />
    </div>
    <div class="share-compass">
      <Compass size={132} />
    </div>
    <h1>Duopolis</h1>
    <div class="share-tiles">
      {TILES.map((letter, nth) => (
        <span key={letter}>
          <TileArt letter={letter} variant={nth} size="full" />
        </span>
      ))}
    </div>
    <div class="share-edge" />
  </div>,
  document.body,
);
