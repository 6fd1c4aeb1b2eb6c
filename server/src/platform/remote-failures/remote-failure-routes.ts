import { RemoteFailureAnswer, RemoteFailureReport } from '@aranya/shared/contracts';
import type { ServerApp } from '../http/app-types';
import type { PlatformContext } from '../platform-context';

/** Logs failures reported by visitors' pages. */
export function remoteFailureRoutes(app: ServerApp, { log }: Pick<PlatformContext, 'log'>): void {
  app.post(
    '/remote-failures',
    {
      config: { audience: 'anyone', limit: 'remoteFailurePerAddress' },
      schema: {
        summary: 'Report a remote that did not load or render',
        tags: ['front end'],
        body: RemoteFailureReport,
        response: { 200: RemoteFailureAnswer },
      },
    },
    async (request) => {
      log.warn({ remoteFailure: request.body }, 'a remote failed in a visitor’s page');
      return { received: true as const };
    },
  );
}
