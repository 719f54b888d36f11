/** The worker that runs the bots of this device. */
import { serveBots } from '@duopolis/bots/browser-worker';

serveBots(self);
