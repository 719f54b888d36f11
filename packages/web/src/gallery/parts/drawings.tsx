/** The drawings: tiles, pieces of Capitals, people, signs. `?sizes=160,90` shows tiles at other sizes, `?grey` without colours. */
import { BUILDING_TYPES, LETTERS } from '@duopolis/rules';
import { itemAt, keysOf } from '@duopolis/rules/lists';
import { TAVERN_LETTERS } from '@duopolis/rules/notation';
import { CAPITALS } from '@duopolis/rules/components';
import { PORTRAITS } from '@duopolis/table';
import type { ComponentChildren } from 'preact';
import {
  artSize,
  Balance,
  Balloon,
  CivicArt,
  Compass,
  DuplexArt,
  DuplexSeam,
  Icon,
  LandmarkArt,
  Logo,
  MatArt,
  Plumb,
  Portrait,
  Skyline,
  TileArt,
  TileBack,
  TypeBadge,
  WaxSeal,
} from '../../kit/art/index.ts';
import { AUTOMATA } from '../../kit/art/portraits/automata.ts';
import { ICONS } from '../../kit/art/icons.ts';
import { variantsOf } from '../../kit/art/face.ts';
import type { GalleryPart } from './exhibit.ts';

const SIZES = (new URLSearchParams(location.search).get('sizes') ?? '90,28').split(',').map(Number);
const VARIANTS = [0, 1, 2];

const Box = ({
  w,
  h = w,
  children,
}: {
  readonly w: number;
  readonly h?: number;
  readonly children: ComponentChildren;
}) => <div style={{ width: `${w}px`, height: `${h}px` }}>{children}</div>;

const Tiles = ({ size }: { readonly size: number }) => (
  <div class="row">
    {LETTERS.flatMap((letter) =>
      VARIANTS.filter((variant) => variant < variantsOf(letter)).map((variant) => (
        <Box w={size} key={letter + variant}>
          <TileArt letter={letter} variant={variant} size={artSize(size)} />
        </Box>
      )),
    )}
  </div>
);

const Joined = ({ size }: { readonly size: number }) => (
  <div class="row">
    <Box w={size} h={size * 2}>
      <DuplexArt tile="S|b" size={artSize(size)} />
    </Box>
    <Box w={size * 2} h={size}>
      <DuplexArt tile="H-P" size={artSize(size)} />
    </Box>
    <Box w={size * 2} h={size}>
      <DuplexSeam direction="side" size={artSize(size)} />
    </Box>
    <Box w={size}>
      <TileBack kind="single" />
    </Box>
    <Box w={size * 2} h={size}>
      <TileBack kind="duplex" />
    </Box>
    <Box w={size}>
      <TileBack kind="civic" />
    </Box>
  </div>
);

const Small = () => (
  <>
    <div class="row">
      {keysOf(ICONS).map((name) => (
        <figure key={name}>
          <Icon name={name} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
    <div class="row">
      {CAPITALS.tokens.map((city) => (
        <figure key={city}>
          <LandmarkArt city={city} size={40} />
          <LandmarkArt city={city} size={20} />
          <figcaption>{city}</figcaption>
        </figure>
      ))}
    </div>
    <div class="row">
      {[...BUILDING_TYPES, 'civic' as const, ...TAVERN_LETTERS].map((type) => (
        <figure key={type}>
          <TypeBadge type={type} size={34} />
          <TypeBadge type={type} size={22} />
          <TypeBadge type={type} size={16} />
        </figure>
      ))}
      <WaxSeal />
      <Plumb />
      <Logo />
      <Compass size={120} />
      <Balloon />
    </div>
    <div class="row">
      <Box w={438} h={110}>
        <Balance left={30} right={33} />
      </Box>
      <Box w={438} h={110}>
        <Balance left={41} right={33} />
      </Box>
    </div>
    <div class="sky">
      <Skyline />
    </div>
  </>
);

const Civics = ({ size }: { readonly size: number }) => (
  <div class="row">
    {CAPITALS.civics.map(({ tile, name }) => (
      <div key={name}>
        <Box w={size}>
          <CivicArt id={tile} size={artSize(size)} />
        </Box>
        {size > 100 ? <figcaption>{name}</figcaption> : null}
      </div>
    ))}
  </div>
);

const Mats = () => (
  <div class="row">
    {CAPITALS.mats.map(({ name, cells }) => {
      const rows = cells.split('/');
      return (
        <div key={name}>
          <Box w={itemAt(rows, 0).length * 80} h={rows.length * 80}>
            <MatArt mat={name} />
          </Box>
          <figcaption>
            {name} {cells}
          </figcaption>
        </div>
      );
    })}
  </div>
);

const Portraits = ({ size }: { readonly size: number }) => (
  <>
    {[PORTRAITS, AUTOMATA].map((row, nth) => (
      <div class="row" key={nth}>
        {row.map((name) => (
          <Portrait key={name} of={name} label={name} size={size} />
        ))}
      </div>
    ))}
    <div class="row">
      {(['plain', 'you', 'awaited', 'done', 'winner'] as const).map((look) => (
        <Portrait key={look} of="cap" label={look} look={look} size={size} />
      ))}
    </div>
  </>
);

export const drawings: GalleryPart = async () => [
  ...SIZES.map((size) => ({
    name: `Tiles, ${size} pixels`,
    isWide: true,
    Show: () => (
      <>
        <Tiles size={size} />
        <Joined size={size} />
      </>
    ),
  })),
  { name: 'Civic tiles', isWide: true, Show: () => <Civics size={90} /> },
  { name: 'Landscape mats', isWide: true, Show: Mats },
  { name: 'Portraits', isWide: true, Show: () => <Portraits size={46} /> },
  { name: 'Signs, landmarks, emblems', isWide: true, Show: Small },
];
