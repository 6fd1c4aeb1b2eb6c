import {
  exactText,
  FIELD_LIMITS,
  FieldSiteData,
  FieldSiteList,
  FieldSitePhotoQuery,
  FieldSiteRequest,
  FieldSiteViewers,
} from '@aranya/shared/contracts';
import * as z from 'zod';
import type { CollectingContext } from '../../collecting/collecting-context';
import { sendSmallPhoto } from '../../collecting/shown-photos/send-small-photo';
import { fieldSite } from '../../importing/field-sites/tables';
import type { ServerApp } from '../../platform/http/app-types';
import { routesOf } from '../../platform/http/route-options';
import { sentence } from '../../platform/languages/sentence';
import { invalidField, Problem } from '../../platform/problems/problem';
import { openAnswerLabels } from './answer-labels';
import { findSite, readFieldSite, readViewers } from './field-site-queries';
import { recordedPhoto } from './recorded-species';
import { readSpecimen } from './specimens';

const route = routesOf(['field sites']);

const ONE_DAY = 86_400;

/** Specification section 7, and data of the viewers. */
export function fieldSiteRoutes(app: ServerApp, context: CollectingContext): void {
  const { db } = context.database;
  const staff = { audience: 'community-for', limit: 'changes-nothing' } as const;
  const withLabels = openAnswerLabels(context);

  app.post(
    '/getData',
    route(staff, 'The list of field sites, or species and questionnaires of one', {
      body: FieldSiteRequest,
      response: { 200: z.union([FieldSiteList, FieldSiteData]) },
    }),
    async (request) => {
      const { getSitesOnly, siteName } = request.body;
      if (getSitesOnly) {
        // In the order in which they were entered.
        return db.select({ fieldSite: fieldSite.name }).from(fieldSite).orderBy(fieldSite.id);
      }
      if (!siteName) {
        throw invalidField('siteName', sentence('This is needed.'));
      }
      return readFieldSite(db, withLabels, siteName);
    },
  );

  app.get(
    '/field-sites/:siteName/viewers',
    route(staff, 'Layers, plots and institutions of a field site', {
      params: z.object({ siteName: exactText(FIELD_LIMITS.siteName) }),
      response: { 200: FieldSiteViewers },
    }),
    async (request) => readViewers(db, request.params.siteName),
  );

  app.get(
    '/field-sites/:siteName/recorded-photo',
    route(staff, 'The photo of a species that a phone recorded at a field site, small', {
      params: z.object({ siteName: exactText(FIELD_LIMITS.siteName) }),
      querystring: FieldSitePhotoQuery,
    }),
    async (request, reply) => {
      const { photoOf, size } = request.query;
      const site = await findSite(db, request.params.siteName);
      const photo = await recordedPhoto(context, site.name, Number(photoOf));
      return sendSmallPhoto(context, request, reply, { photo, size });
    },
  );

  app.get(
    '/field-sites/photos/:specimen',
    route({ audience: 'anyone' }, 'The drawing of a specimen, by its address from a field site', {
      params: z.object({ specimen: exactText(FIELD_LIMITS.name) }),
    }),
    async (request, reply) => {
      const drawing = await readSpecimen(request.params.specimen);
      if (!drawing) throw new Problem('not_found');
      return reply
        .type('image/svg+xml')
        .header('cache-control', `public, max-age=${ONE_DAY}`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(drawing);
    },
  );
}
