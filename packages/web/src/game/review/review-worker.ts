/** The worker in which games are reviewed and lines are followed. */
import { serveReviews } from '@duopolis/bots/browser-worker';

serveReviews(self);
