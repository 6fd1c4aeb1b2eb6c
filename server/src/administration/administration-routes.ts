import type { ServerApp } from '../platform/http/app-types';
import type { PublishingContext } from '../publishing/publishing-context';
import { cardRoutes } from './cards/card-routes';
import { centralRoutes } from './central/central-routes';
import { recordExportRoutes } from './exports/record-export-routes';
import { draftAdministrationRoutes } from './forms/drafts/draft-routes';
import { formAccessRoutes } from './forms/form-access-routes';
import { formFieldSiteRoutes } from './forms/form-field-site-routes';
import { formHistoryRoutes } from './forms/form-history-routes';
import { formMappingRoutes } from './forms/form-mapping-routes';
import { formRequestRoutes } from './forms/form-request-routes';
import { formRoutes } from './forms/form-routes';
import { formUploadRoutes } from './forms/form-upload-routes';
import { gapAdministrationRoutes } from './gaps/gap-administration-routes';
import { importRoutes } from './imports/import-routes';
import { mailUpdateAdministrationRoutes } from './mail-updates/mail-update-administration-routes';
import { peopleRoutes } from './people/people-routes';
import { reviewScopeRoutes } from './people/review-scope-routes';
import { siteRoutes } from './site/site-routes';

export async function administrationRoutes(
  app: ServerApp,
  context: PublishingContext,
): Promise<void> {
  for (const routes of ROUTES) {
    await app.register(async (scope: ServerApp) => routes(scope, context), {
      prefix: '/administration',
    });
  }
}

const ROUTES = [
  peopleRoutes,
  reviewScopeRoutes,
  formRoutes,
  formUploadRoutes,
  draftAdministrationRoutes,
  formMappingRoutes,
  formFieldSiteRoutes,
  formHistoryRoutes,
  recordExportRoutes,
  formAccessRoutes,
  formRequestRoutes,
  gapAdministrationRoutes,
  mailUpdateAdministrationRoutes,
  cardRoutes,
  importRoutes,
  centralRoutes,
  siteRoutes,
];
