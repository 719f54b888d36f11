/** Every screen of the client, by area. */
import { COMING } from './screens/coming.ts';
import { LEARNING } from './screens/learning.ts';
import { REVIEWS } from './screens/reviews.ts';
import type { Screen } from './screens/screen.ts';
import { STUDIES } from './screens/studies.ts';
import { TABLES } from './screens/tables.ts';

export const SCREENS: readonly Screen[] = [...COMING, ...TABLES, ...STUDIES, ...LEARNING, ...REVIEWS];
