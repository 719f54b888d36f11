/** The service worker's entry, built to /sw.js; the build writes in which files this version has. */
import { hearPushes, type PushScope } from './push.ts';
import { serveOffline, type Version, type WorkerScope } from './serve.ts';

/** Written in by the build. */
declare const VERSION_OF_THE_BUILD: Version;

const scope: unknown = self;
serveOffline(scope as WorkerScope, VERSION_OF_THE_BUILD);
hearPushes(scope as PushScope);
