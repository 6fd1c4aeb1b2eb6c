import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database';
import { retryDatabase } from '../../platform/database/retry-database';
import { openAppUserGate } from './app-user-gate';

/** Options of each OpenRosa route: only app users come in. */
export type AppUserRoute = ReturnType<typeof openAppUserRoute>;

/** One gate for all routes, so that tokens which come at once are looked up together. */
export function openAppUserRoute(db: Database) {
  const admit = openAppUserGate(db);
  return {
    config: { audience: 'app-user', limit: 'quota-of-records' } as const,
    schema: { hide: true },
    onRequest: (request: FastifyRequest) => retryDatabase(() => admit(request)),
  };
}
