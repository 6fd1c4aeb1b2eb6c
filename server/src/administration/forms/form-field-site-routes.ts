import {
  FormFieldSitesAnswer,
  FormFieldSitesRequest,
  NumericIdParams,
} from '@aranya/shared/contracts/administration';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { wholeMapping } from '../../collecting/mapping/form-mapping';
import { form } from '../../collecting/tables';
import type { ServerApp } from '../../platform/http/app-types';
import { readSitesNamedIn } from '../../publishing/field-sites/sites-named-in-records';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute, changeRoute, recordAction } from '../administrator-route';
import { requireForm } from './form-queries';

/** The switch adds a form's records to the tables of field sites, which staff see. */
export function formFieldSiteRoutes(app: ServerApp, context: PublishingContext): void {
  const { db } = context.database;

  app.get(
    '/forms/:id/field-sites',
    administratorRoute(
      'Field sites that records of a form name, and whether they fill their tables',
      { params: NumericIdParams, response: { 200: FormFieldSitesAnswer } },
    ),
    async (request) => {
      const { id, fieldSitesSince, mapping } = await requireForm(db, request.params.id);
      return {
        fills: fieldSitesSince !== null,
        isAsked: wholeMapping(mapping).fieldSite.length > 0,
        ...(await readSitesNamedIn(db, id)),
      };
    },
  );

  app.post(
    '/forms/:id/field-sites',
    changeRoute('Let records of a form fill the tables of field sites, or not', {
      params: NumericIdParams,
      body: FormFieldSitesRequest,
    }),
    async (request) => {
      const { id } = await requireForm(db, request.params.id);
      const { fills } = request.body;
      // An existing approval keeps its time.
      const asked = fills ? and(eq(form.id, id), isNull(form.fieldSitesSince)) : eq(form.id, id);
      await db
        .update(form)
        .set({ fieldSitesSince: fills ? sql`now()` : null })
        .where(asked);
      return recordAction(context, request, 'form.field_sites_set', {
        details: { formId: id, fills },
      });
    },
  );
}
