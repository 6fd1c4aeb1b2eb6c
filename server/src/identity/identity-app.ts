import type { ServerApp } from '../app-types';
import type { ServerContext } from '../context';
import { httpApp } from '../http-app';
import { assetRoutes } from './asset-routes';
import { codeRoutes } from './code-routes';
import { pageRoutes } from './page-routes';

/** The identity pages: a listener and an origin of their own, in the same process. */
export async function buildIdentityApp(context: ServerContext): Promise<ServerApp> {
  const app = httpApp(context);
  await app.register(async (scope: ServerApp) => assetRoutes(scope));
  await app.register(async (scope: ServerApp) => pageRoutes(scope, context));
  await app.register(async (scope: ServerApp) => codeRoutes(scope, context));
  return app;
}
