/** The service worker's entry point, built to /sw.js; the build inserts the list of this version's files. */
import { listenForPushes, type PushScope } from './push-listener.ts';
import { serveOffline, type Version, type WorkerScope } from './serve.ts';

/** Inserted by the build. */
declare const VERSION_OF_THE_BUILD: Version;

const scope: unknown = self;
serveOffline(scope as WorkerScope, VERSION_OF_THE_BUILD);
listenForPushes(scope as PushScope);
