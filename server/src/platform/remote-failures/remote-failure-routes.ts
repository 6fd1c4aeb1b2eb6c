import { RemoteFailureAnswer, RemoteFailureReport } from '@aranya/shared/contracts';
import type { ServerApp } from '../http/app-types';
import { routesOf } from '../http/route-options';
import type { PlatformContext } from '../platform-context';

const route = routesOf(['front end']);

export function remoteFailureRoutes(app: ServerApp, { log }: Pick<PlatformContext, 'log'>): void {
  app.post(
    '/remote-failures',
    route(
      { audience: 'anyone', limit: 'remoteFailurePerAddress' },
      'Report a remote that did not load or render',
      { body: RemoteFailureReport, response: { 200: RemoteFailureAnswer } },
    ),
    async (request) => {
      log.warn({ remoteFailure: request.body }, 'a remote failed in a visitor’s page');
      return { received: true as const };
    },
  );
}
