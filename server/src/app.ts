import cors from '@fastify/cors';
import { closingRoutes } from './account-closing/closing-routes';
import { accountRoutes } from './accounts/account-routes';
import { sessionRoutes } from './accounts/session-routes';
import { administrationRoutes } from './administration/administration-routes';
import { API_PREFIX } from './api-prefix';
import type { ServerApp } from './app-types';
import { collectedDataRoutes } from './collected-data/collected-data-routes';
import { collectionRoutes } from './collection/collection-routes';
import { openRosaRoutes } from './collection/open-rosa-routes';
import type { ServerContext } from './context';
import { fieldSiteRoutes } from './field-sites/field-site-routes';
import { gapRoutes } from './gaps/gap-routes';
import { healthRoutes } from './health/health-routes';
import { httpApp } from './http-app';
import { metricsRoutes } from './metrics/metrics-routes';
import { openApiPage } from './open-api-page';
import { downloadRoutes } from './own-data/download-routes';
import { placeRoutes } from './places/place-routes';
import { profileRoutes } from './profiles/profile-routes';
import { providerRoutes } from './provider-sign-in/provider-routes';
import { publicCardRoutes } from './public-cards/public-card-routes';
import { publicOccurrenceRoutes } from './public-occurrences/public-occurrence-routes';
import { remoteFailureRoutes } from './remote-failures/remote-failure-routes';
import { speciesLayerRoutes } from './species-layers/species-layer-routes';
import { statisticsRoutes } from './statistics/statistics-routes';

/**
 * Puts the capabilities together. The JSON calls lie below {@link API_PREFIX}, OpenRosa below
 * `/v1`. Nothing listens yet.
 */
export async function buildApp(context: ServerContext): Promise<ServerApp> {
  const app = httpApp(context);
  await app.register(cors, {
    origin: context.settings.allowedOrigins,
    methods: ['GET', 'HEAD', 'POST'],
    maxAge: 86_400,
    // What is no preflight gets the headers of one; nothing else answers OPTIONS.
    strictPreflight: false,
  });
  await openApiPage(app);
  await app.register(async (scope: ServerApp) => healthRoutes(scope, context));
  await app.register(async (scope: ServerApp) => metricsRoutes(scope, context));
  await app.register(async (scope: ServerApp) => placeRoutes(scope, context));
  await app.register(async (scope: ServerApp) => speciesLayerRoutes(scope, context));
  await app.register(
    async (scope: ServerApp) => {
      for (const routes of API_CAPABILITIES) {
        await scope.register(async (inner: ServerApp) => routes(inner, context));
      }
    },
    { prefix: API_PREFIX },
  );
  // With ODK Central phones send there; nothing that was sent here would ever be seen.
  if (context.collection.kind === 'embedded') {
    await app.register(async (scope: ServerApp) => openRosaRoutes(scope, context), {
      prefix: '/v1',
    });
  }
  return app;
}

/** Capabilities that answer calls of specification section 7. */
const API_CAPABILITIES = [
  accountRoutes,
  sessionRoutes,
  closingRoutes,
  downloadRoutes,
  profileRoutes,
  providerRoutes,
  gapRoutes,
  collectionRoutes,
  collectedDataRoutes,
  fieldSiteRoutes,
  statisticsRoutes,
  publicCardRoutes,
  publicOccurrenceRoutes,
  remoteFailureRoutes,
  administrationRoutes,
];
