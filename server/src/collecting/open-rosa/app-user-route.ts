import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database';
import { retryDatabase } from '../../platform/database/retry-database';
import { openAppUserGate } from './app-user-gate';

/** Options of each OpenRosa route: only app users are admitted. */
export type AppUserRoute = ReturnType<typeof openAppUserRoute>;

/** Creates one gate for all routes, so that concurrent tokens are looked up together. */
export function openAppUserRoute(db: Database) {
  const admit = openAppUserGate(db);
  return {
    config: { audience: 'app-user', limit: 'quota-of-records' } as const,
    schema: { hide: true },
    onRequest: (request: FastifyRequest) => retryDatabase(() => admit(request)),
  };
}
