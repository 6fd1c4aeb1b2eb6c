import * as z from 'zod/mini';

/** GET administration/forms/:id/field-sites */
export const FormFieldSitesAnswer = z.object({
  /** Whether records of the form fill the tables of the field sites that they name. */
  fills: z.boolean(),
  /** Whether a question of the form says which field site it is. */
  isAsked: z.boolean(),
  /** Field sites that records name, with how many do. */
  named: z.array(z.object({ fieldSite: z.string(), records: z.number() })),
  /** What records say where no field site is called so, the most frequent first. */
  unknown: z.array(z.object({ fieldSite: z.string(), records: z.number() })),
});
export type FormFieldSitesAnswer = z.infer<typeof FormFieldSitesAnswer>;

/** POST administration/forms/:id/field-sites: the institute's yes, or that it takes it back. */
export const FormFieldSitesRequest = z.object({ fills: z.boolean() });
