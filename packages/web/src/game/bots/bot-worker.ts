/** The worker in which the bots of this device think. */
import { serveBots } from '@duopolis/bots/browser-worker';

serveBots(self);
