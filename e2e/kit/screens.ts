/** Every screen of the client, by area, in walks from one to the next. */
import { COMING } from './screens/coming.ts';
import { LEARNING } from './screens/learning.ts';
import { NOTICING } from './screens/noticing.ts';
import { REVIEWS } from './screens/reviews.ts';
import type { Walk } from './screens/screen.ts';
import { STUDIES } from './screens/studies.ts';
import { TABLES } from './screens/table-screens.ts';

export const WALKS: readonly Walk[] = [...COMING, ...TABLES, ...STUDIES, ...LEARNING, ...REVIEWS, NOTICING];
