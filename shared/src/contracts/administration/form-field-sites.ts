import * as z from 'zod/mini';

/** GET administration/forms/:id/field-sites */
export const FormFieldSitesAnswer = z.object({
  /** Whether records of the form are added to the tables of the field sites that they name. */
  fills: z.boolean(),
  /** Whether a question of the form asks for the field site. */
  isAsked: z.boolean(),
  /** Field sites that records name, with the number of records. */
  named: z.array(z.object({ fieldSite: z.string(), records: z.number() })),
  /** Names in records that match no field site, the most frequent first. */
  unknown: z.array(z.object({ fieldSite: z.string(), records: z.number() })),
});
export type FormFieldSitesAnswer = z.infer<typeof FormFieldSitesAnswer>;

/**
 * POST administration/forms/:id/field-sites: the institute consents that records of the form are
 * added to the tables of field sites, or withdraws that.
 */
export const FormFieldSitesRequest = z.object({ fills: z.boolean() });
