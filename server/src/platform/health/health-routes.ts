import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type ServerSettings, sendsMessages } from '../configuration/settings';
import type { OpenDatabase } from '../database/database';
import type { ServerApp } from '../http/app-types';
import { routesOf } from '../http/route-options';
import type { Readiness } from './readiness';

const Health = z.object({
  status: z.enum(['ok', 'unavailable']),
  /** Settings that are still missing, although the server answers requests. */
  missing: z.array(z.enum(['text-gateway', 'central'])).optional(),
});

const TIMEOUT_MS = 3000;

interface Needs {
  database: OpenDatabase;
  readiness: Readiness;
  settings: Pick<ServerSettings, 'textGateway' | 'outbox'>;
  collection: { fault(): Promise<{ kind: 'refused' | 'misdirected' | 'unavailable' } | null> };
}

export function healthRoutes(
  app: ServerApp,
  { database, readiness, settings, collection }: Needs,
): void {
  const missing = async () => {
    const fault = await collection.fault();
    return [
      ...(sendsMessages(settings) ? [] : (['text-gateway'] as const)),
      // An unavailable Central may recover by itself, so it is not reported as a missing setting.
      ...(fault && fault.kind !== 'unavailable' ? (['central'] as const) : []),
    ];
  };
  const config = { audience: 'monitor' } as const;
  const route = routesOf(['health']);

  app.get(
    '/health/live',
    { logLevel: 'warn', ...route(config, 'The process answers', { response: { 200: Health } }) },
    async () => ({ status: 'ok' as const }),
  );

  app.get(
    '/health/ready',
    {
      logLevel: 'warn',
      ...route(config, 'The database answers as well, and the server is not about to stop', {
        response: { 200: Health, 503: Health },
      }),
    },
    async (request, reply) => {
      if (!readiness.isReady()) return reply.code(503).send({ status: 'unavailable' as const });
      try {
        const answers = database.db.execute(sql`select 1`).then(missing);
        const left = await withTimeout(answers);
        return { status: 'ok' as const, ...(left.length > 0 && { missing: left }) };
      } catch (error) {
        request.log.warn({ err: error }, 'not ready');
        return reply.code(503).send({ status: 'unavailable' as const });
      }
    },
  );
}

async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database is slow to answer.')), TIMEOUT_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
