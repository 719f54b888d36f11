/** The cities beside the rules: in notation, as on the drawing board. */
import type { BuildingType, RuleId } from '@duopolis/rules';
import type { Brush } from '../../game/sketch/palette.tsx';

export interface RuleExample {
  /** As the address of the drawing board writes it. */
  readonly city: string;
  /** What is outlined on it from the start. */
  readonly shows: BuildingType | 'civic' | 'district' | 'all';
  /** The tiles to change it with. */
  readonly brushes: readonly Exclude<Brush, 'look'>[];
}

const TAVERNS = ['d', 'e', 'm', 'b'] as const;
const ALL = ['S', 'F', ...TAVERNS, 'O', 'P', 'H'] as const;
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
  'TAVERN-1': one('d..e/..m./..../d...', 'tavern', TAVERNS),
  'OFFICE-1': one('OO../O..O/..O./O..O', 'office', ['O']),
  'OFFICE-2': one('.O../OdO./..../.b..', 'office', ['O', ...TAVERNS]),
  'PARK-1': one('PPP./...P/..../PP..', 'park', ['P']),
  'HOUSE-1': one('HS../.O../P..m/...H', 'house', ALL),
  'HOUSE-2': one('HFH./PSO./..../...H', 'house', ALL),
  'ADJ-1': one('Od../dO../..P./.P.P', 'all', ALL),
  'END-5': one('SSSS/HHOm/OPOO/OPHP', 'all', ALL),
  'LAND-1': one('.#.../.=.../.##../..#../.....', 'all', ALL),
  'LAND-4': one('.#.../S=SS./.##../..#PP/.....', 'shop', ['S', 'P', 'F', 'H', '#', '=', '|']),
  'LAND-5': one('SSSSS/.#.../.=.../.##../..#..', 'shop', ['S']),
  'LAND-6': one('.#.../..##./...##/...../.....', 'all', ALL),
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
  'DIST-2': one(`.#OOS/.=PPS/.##../..#../.....&${PAIRS}`, 'district', ALL),
  'DIST-3': one(`.#SSO/.=.OO/.##../..#PP/....P&${PAIRS}&sizes=4.4,3.2,0.0`, 'district', [...ALL, '[PH-T]']),
};
