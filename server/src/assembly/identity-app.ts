import { assetRoutes } from '../account/identity/asset-routes';
import { codeRoutes } from '../account/identity/code-routes';
import { translateRefusals } from '../account/identity/page-language';
import { pageRoutes } from '../account/identity/page-routes';
import type { ServerApp } from '../platform/http/app-types';
import { CONNECTION_LIMITS, type ConnectionLimits } from '../platform/transport/limits';
import type { ServerContext } from './context';
import { httpApp } from './http-app';

/** The identity pages have their own port and origin in the same process. */
export async function buildIdentityApp(
  context: ServerContext,
  connections: ConnectionLimits = CONNECTION_LIMITS,
): Promise<ServerApp> {
  const app = httpApp(context, connections);
  await app.register(async (scope: ServerApp) => assetRoutes(scope));
  const { translations } = context;
  await app.register(async (scope: ServerApp) => pageRoutes(scope, context, translations));
  await app.register(async (scope: ServerApp) => {
    translateRefusals(scope, translations);
    await codeRoutes(scope, context, translations);
  });
  return app;
}
