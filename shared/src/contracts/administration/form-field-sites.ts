import * as z from 'zod/mini';

/** GET administration/forms/:id/field-sites */
export const FormFieldSitesAnswer = z.object({
  /** Records of the form fill the tables of the field sites that they name. */
  fills: z.boolean(),
  /** A question of the form asks for the field site. */
  isAsked: z.boolean(),
  /** Field sites that records name, with the number of records. */
  named: z.array(z.object({ fieldSite: z.string(), records: z.number() })),
  /** Names in records that match no field site, the most frequent first. */
  unknown: z.array(z.object({ fieldSite: z.string(), records: z.number() })),
});
export type FormFieldSitesAnswer = z.infer<typeof FormFieldSitesAnswer>;

/**
 * POST administration/forms/:id/field-sites: the institute allows the form to fill field-site
 * tables, or withdraws that.
 */
export const FormFieldSitesRequest = z.object({ fills: z.boolean() });
