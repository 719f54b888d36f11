/** The routes of notices: settings, channels, and the signed links in notices. */
import type { FastifyInstance } from 'fastify';
import { dearLimit } from '../../site/limits.ts';
import type { NoticingSite } from '../../site/site.ts';
import { greetingSite } from './change-channels.ts';
import { linkRoutes } from './notice-link-pages.ts';
import { settingRoutes } from './notice-settings-routes.ts';
import { wayRoutes } from './ways.ts';

export function noticeRoutes(app: FastifyInstance, site: NoticingSite): void {
  const dear = dearLimit(app, site.config);
  const greeting = greetingSite(site);
  settingRoutes(app, site);
  wayRoutes(app, greeting, dear);
  linkRoutes(app, greeting, dear);
}
