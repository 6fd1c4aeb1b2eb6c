import cors from '@fastify/cors';
import { closingRoutes } from '../account/account-closing/closing-routes';
import { downloadRoutes } from '../account/own-data/download-routes';
import { ownRecordRoutes } from '../account/own-records/own-record-routes';
import { profileRoutes } from '../account/profiles/profile-routes';
import { publicChoiceRoutes } from '../account/profiles/public-choice-routes';
import { providerRoutes } from '../account/provider-sign-in/provider-routes';
import { accountRoutes } from '../account/sign-in/account-routes';
import { administrationRoutes } from '../administration/administration-routes';
import { gapFormRoutes } from '../administration/gaps/gap-form-routes';
import { gapRoutes } from '../administration/gaps/gap-routes';
import { mailEndRoutes } from '../administration/mail-updates/mail-end-routes';
import { mailUpdateRoutes } from '../administration/mail-updates/mail-update-routes';
import { collectionRoutes } from '../collecting/collection-routes';
import { openRosaRoutes } from '../collecting/open-rosa-routes';
import { webFormRoutes } from '../collecting/web-forms/web-form-routes';
import { healthRoutes } from '../platform/health/health-routes';
import { API_PREFIX } from '../platform/http/api-prefix';
import type { ServerApp } from '../platform/http/app-types';
import { metricsRoutes } from '../platform/metrics/metrics-routes';
import { remoteFailureRoutes } from '../platform/remote-failures/remote-failure-routes';
import { CONNECTION_LIMITS, type ConnectionLimits } from '../platform/transport/limits';
import { collectedDataRoutes } from '../publishing/collected-data/collected-data-routes';
import { downloadRoutes as recordDownloadRoutes } from '../publishing/downloads/download-routes';
import { exploreFilterRoutes } from '../publishing/explore/filter-routes';
import { exploreSubjectRoutes } from '../publishing/explore/subject-routes';
import { featureRoutes } from '../publishing/features/feature-routes';
import { fieldSiteRoutes } from '../publishing/field-sites/field-site-routes';
import { placeRoutes } from '../publishing/places/place-routes';
import { publicOccurrenceRoutes } from '../publishing/public-occurrences/views/public-occurrence-routes';
import { publicPhotoRoutes } from '../publishing/public-photos/public-photo-routes';
import { siteRoutes } from '../publishing/site-routes';
import { speciesLayerRoutes } from '../publishing/species-layers/species-layer-routes';
import { reviewRoutes } from '../reviewing/review-routes';
import type { ServerContext } from './context';
import { httpApp } from './http-app';
import { openApiPage } from './open-api-page';

/** JSON calls are below {@link API_PREFIX}, OpenRosa below `/v1`. Does not open a port. */
export async function buildApp(
  context: ServerContext,
  connections: ConnectionLimits = CONNECTION_LIMITS,
): Promise<ServerApp> {
  const app = httpApp(context, connections);
  await app.register(cors, {
    origin: context.settings.allowedOrigins,
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    // Pages send the `ETag` back to revalidate a cached photo.
    exposedHeaders: ['ETag'],
    maxAge: 86_400,
    // Add the default headers to OPTIONS requests that are not CORS preflights; no route handles OPTIONS.
    strictPreflight: false,
  });
  await openApiPage(app);
  await app.register(async (scope: ServerApp) => healthRoutes(scope, context));
  await app.register(async (scope: ServerApp) => metricsRoutes(scope, context));
  await app.register(async (scope: ServerApp) => placeRoutes(scope, context));
  await app.register(async (scope: ServerApp) => speciesLayerRoutes(scope, context));
  await app.register(async (scope: ServerApp) => featureRoutes(scope, context));
  await app.register(
    async (scope: ServerApp) => {
      for (const routes of API_CAPABILITIES) {
        await scope.register(async (inner: ServerApp) => routes(inner, context));
      }
    },
    { prefix: API_PREFIX },
  );
  // With ODK Central phones send records there; records sent here would never be read.
  if (context.collection.kind === 'embedded') {
    await app.register(async (scope: ServerApp) => openRosaRoutes(scope, context), {
      prefix: '/v1',
    });
  }
  return app;
}

/** They answer calls of specification section 7. */
const API_CAPABILITIES = [
  accountRoutes,
  closingRoutes,
  downloadRoutes,
  profileRoutes,
  publicChoiceRoutes,
  providerRoutes,
  gapRoutes,
  gapFormRoutes,
  mailUpdateRoutes,
  mailEndRoutes,
  collectionRoutes,
  webFormRoutes,
  collectedDataRoutes,
  ownRecordRoutes,
  fieldSiteRoutes,
  siteRoutes,
  recordDownloadRoutes,
  publicOccurrenceRoutes,
  exploreFilterRoutes,
  exploreSubjectRoutes,
  publicPhotoRoutes,
  remoteFailureRoutes,
  administrationRoutes,
  reviewRoutes,
];
