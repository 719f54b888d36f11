/** The cities beside the rules: in notation, as on the drawing board. */
import { BUILDING_TYPES, type BuildingType, LETTERS, type RuleId } from '@duopolis/rules';
import { PLAIN_LETTERS, TAVERN_LETTERS } from '@duopolis/rules/notation';
import type { Brush } from '../../game/sketch/palette.tsx';

export interface RuleExample {
  /** As the address of the drawing board writes it. */
  readonly city: string;
  /** What is outlined on it at first. */
  readonly shows: BuildingType | 'civic' | 'district' | 'all';
  /** The tiles to change it with. */
  readonly brushes: readonly Exclude<Brush, 'look'>[];
  /** Cities for the reference card, each with its points. */
  readonly small?: readonly string[];
}

/** An example shows the type that its rule is named after, or everything, unless it says otherwise. */
type Example = Omit<RuleExample, 'shows'> & Partial<RuleExample>;

const PAIRS = 'districts=shop+office,park+house,tavern+civic';

export const EXAMPLES: { readonly [id in RuleId]?: Example } = {
  'SHOP-1': { city: 'SSS./..../S.../SS..', brushes: ['S'], small: ['S', 'SS', 'SSS', 'SSSS'] },
  'SHOP-2': { city: 'S..S/SSSS/S..S/....', brushes: ['S'] },
  'FACTORY-1': { city: 'FF../.F../..../....&factories=5,2', brushes: ['F'] },
  'TAVERN-1': { city: 'd..e/..m./..../d...', brushes: TAVERN_LETTERS, small: ['d', 'de', 'dem', 'demb'] },
  'OFFICE-1': { city: 'OO../O..O/..O./O..O', brushes: ['O'], small: ['O', 'OO', 'OdO'] },
  'OFFICE-2': { city: '.O../OdO./..../.b..', brushes: ['O', ...TAVERN_LETTERS] },
  'PARK-1': { city: 'PPP./...P/..../PP..', brushes: ['P'], small: ['P', 'PP', 'PPP', 'PP/PP'] },
  'HOUSE-1': { city: 'HS../.O../P..m/...H', brushes: LETTERS, small: ['HS', 'HS/PO', 'HF/PO'] },
  'HOUSE-2': { city: 'HFH./PSO./..../...H', brushes: LETTERS },
  'ADJ-1': { city: 'Od../dO../..P./.P.P', brushes: LETTERS },
  'END-5': { city: 'SSSS/HHOm/OPOO/OPHP', brushes: LETTERS },
  'LAND-1': { city: '.#.../.=.../.##../..#../.....', brushes: LETTERS },
  'LAND-4': {
    city: '.#.../S=SS./.##../..#PP/.....',
    shows: 'shop',
    brushes: ['S', 'P', 'F', 'H', '#', '=', '|'],
  },
  'LAND-5': { city: 'SSSSS/.#.../.=.../.##../..#..', shows: 'shop', brushes: ['S'] },
  'LAND-6': { city: '.#.../..##./...##/...../.....', brushes: LETTERS },
  'CIVIC-1': {
    city: '.#.../.=.../.##P./..#[PH-T]H/.....',
    shows: 'civic',
    brushes: ['[PH-T]', '[SO-F]', ...PLAIN_LETTERS, 'd'],
  },
  'DIST-2': { city: `.#OOS/.=PPS/.##../..#../.....&${PAIRS}`, shows: 'district', brushes: LETTERS },
  'DIST-3': {
    city: `.#SSO/.=.OO/.##../..#PP/....P&${PAIRS}&sizes=4.4,3.2,0.0`,
    shows: 'district',
    brushes: [...LETTERS, '[PH-T]'],
  },
};

const typeOfRule = (id: RuleId): BuildingType | undefined =>
  BUILDING_TYPES.find((type) => id.startsWith(`${type.toUpperCase()}-`));

/** The example of a rule that has one. */
export function exampleOf(id: RuleId): RuleExample | undefined {
  const example = EXAMPLES[id];
  return example && { shows: typeOfRule(id) ?? 'all', ...example };
}
