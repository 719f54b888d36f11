/** The cities beside the rules: in notation, as on the drawing board. */
import { type BuildingType, LETTERS, type RuleId, TAVERN_LETTERS } from '@duopolis/rules';
import type { Brush } from '../../game/sketch/palette.tsx';

export interface RuleExample {
  /** As the address of the drawing board writes it. */
  readonly city: string;
  /** What is outlined on it at first. */
  readonly shows: BuildingType | 'civic' | 'district' | 'all';
  /** The tiles to change it with. */
  readonly brushes: readonly Exclude<Brush, 'look'>[];
}

const one = (
  city: string,
  shows: RuleExample['shows'],
  brushes: RuleExample['brushes'],
): readonly RuleExample[] => [{ city, shows, brushes }];

const PAIRS = 'districts=shop+office,park+house,tavern+civic';

export const EXAMPLES: { readonly [id in RuleId]?: readonly RuleExample[] } = {
  'SHOP-1': one('SSS./..../S.../SS..', 'shop', ['S']),
  'SHOP-2': one('S..S/SSSS/S..S/....', 'shop', ['S']),
  'FACTORY-1': one('FF../.F../..../....&factories=5,2', 'factory', ['F']),
  'TAVERN-1': one('d..e/..m./..../d...', 'tavern', TAVERN_LETTERS),
  'OFFICE-1': one('OO../O..O/..O./O..O', 'office', ['O']),
  'OFFICE-2': one('.O../OdO./..../.b..', 'office', ['O', ...TAVERN_LETTERS]),
  'PARK-1': one('PPP./...P/..../PP..', 'park', ['P']),
  'HOUSE-1': one('HS../.O../P..m/...H', 'house', LETTERS),
  'HOUSE-2': one('HFH./PSO./..../...H', 'house', LETTERS),
  'ADJ-1': one('Od../dO../..P./.P.P', 'all', LETTERS),
  'END-5': one('SSSS/HHOm/OPOO/OPHP', 'all', LETTERS),
  'LAND-1': one('.#.../.=.../.##../..#../.....', 'all', LETTERS),
  'LAND-4': one('.#.../S=SS./.##../..#PP/.....', 'shop', ['S', 'P', 'F', 'H', '#', '=', '|']),
  'LAND-5': one('SSSSS/.#.../.=.../.##../..#..', 'shop', ['S']),
  'LAND-6': one('.#.../..##./...##/...../.....', 'all', LETTERS),
  'CIVIC-1': one('.#.../.=.../.##P./..#[PH-T]H/.....', 'civic', [
    '[PH-T]',
    '[SO-F]',
    'P',
    'H',
    'd',
    'O',
    'S',
    'F',
  ]),
  'DIST-2': one(`.#OOS/.=PPS/.##../..#../.....&${PAIRS}`, 'district', LETTERS),
  'DIST-3': one(`.#SSO/.=.OO/.##../..#PP/....P&${PAIRS}&sizes=4.4,3.2,0.0`, 'district', [
    ...LETTERS,
    '[PH-T]',
  ]),
};
