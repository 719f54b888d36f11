/** The worker that reviews games and follows lines. */
import { serveReviews } from '@duopolis/bots/browser-worker';

serveReviews(self);
