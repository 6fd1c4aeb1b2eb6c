import * as z from 'zod/mini';
import { exactText, FIELD_LIMITS, requiredText } from './fields';

/** POST getData: the list of sites, or one site's data. */
export const FieldSiteRequest = z.object({
  getSitesOnly: z.boolean(),
  /** A fixed user id, a setting of the front end. */
  userId: z.union([exactText(FIELD_LIMITS.name), z.number()]),
  siteName: z.optional(requiredText(FIELD_LIMITS.siteName)),
});
export type FieldSiteRequest = z.infer<typeof FieldSiteRequest>;

export const FieldSiteList = z.array(z.object({ fieldSite: z.string() }));

/** Where a species of a field site comes from that a collector's phone sent. */
export const FieldSiteSource = z.object({
  /** Title of the form. */
  form: z.string(),
  /** Day in India, such as `2026-11-23`. */
  day: z.string(),
});
export type FieldSiteSource = z.infer<typeof FieldSiteSource>;

export const FieldSiteSpecies = z.object({
  speciesName: z.string(),
  speciesNameType: z.string(),
  /** Absolute, or relative to the service's own address. */
  imageUri: z.nullish(z.string()),
  /** What the image shows; ours, absent from existing services. */
  imageCaption: z.nullish(z.string()),
  /** Of a record from the field; ours, absent where the site's survey says it. */
  fromField: z.optional(FieldSiteSource),
});
export type FieldSiteSpecies = z.infer<typeof FieldSiteSpecies>;

export const FieldSiteData = z.object({
  /** Not every service repeats what it was asked for. */
  fieldSite: z.optional(z.string()),
  speciesData: z.array(FieldSiteSpecies),
  /** Each entry holds a JSON string with `legalOwner` and `question1` to `question16`. */
  questionairData: z.array(z.object({ forestData: z.string() })),
  /** There are more species from the field than these; ours. */
  hasMoreFromField: z.optional(z.boolean()),
});
export type FieldSiteData = z.infer<typeof FieldSiteData>;
