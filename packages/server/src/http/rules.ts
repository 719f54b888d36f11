/** Facts for clients and bot authors: components, modes, bots, limits. */
import { BOT_NAMES } from '@duopolis/bots';
import { LONGEST_MESSAGE, LONGEST_NAME, PROTOCOLS } from '@duopolis/protocol';
import { MODES, RULES_VERSION } from '@duopolis/rules';
import { COMPONENTS } from '@duopolis/rules/components';
import { DIFFICULTIES, SOLO_KINDS } from '@duopolis/rules/solo';
import { LONGEST_TEXT, PHRASES, RANGES } from '@duopolis/table';
import type { FastifyInstance } from 'fastify';

const RULES_DATA = {
  rules: RULES_VERSION,
  protocol: PROTOCOLS.at(-1),
  modes: MODES,
  solo: { kinds: SOLO_KINDS, difficulties: DIFFICULTIES },
  bots: BOT_NAMES,
  phrases: PHRASES,
  ranges: RANGES,
  limits: { name: LONGEST_NAME, text: LONGEST_TEXT, message: LONGEST_MESSAGE },
  components: COMPONENTS,
};

export function rulesRoutes(app: FastifyInstance): void {
  app.get('/api/rules', async (_, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send(RULES_DATA),
  );
}
