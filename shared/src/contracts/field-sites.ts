import * as z from 'zod/mini';
import { exactText, FIELD_LIMITS, requiredText } from './fields';
import { RecordId, RecordPhotoQuery } from './own-records';

/** POST getData: the list of sites, or one site's data. */
export const FieldSiteRequest = z.object({
  getSitesOnly: z.boolean(),
  /** A fixed user id, a setting of the front end. */
  userId: z.union([exactText(FIELD_LIMITS.name), z.number()]),
  siteName: z.optional(requiredText(FIELD_LIMITS.siteName)),
});
export type FieldSiteRequest = z.infer<typeof FieldSiteRequest>;

export const FieldSiteList = z.array(z.object({ fieldSite: z.string() }));

export const FieldSiteSpecies = z.object({
  speciesName: z.string(),
  speciesNameType: z.string(),
  /** Absolute, or relative to the service's own address. */
  imageUri: z.nullish(z.string()),
  /** What the image shows; ours, absent from existing services. */
  imageCaption: z.nullish(z.string()),
  /** Records of phones that name the species at the site; ours, absent for what was imported. */
  records: z.optional(z.number()),
  /** Day of the last of them. */
  lastRecordedOn: z.nullish(z.string()),
  /** By which `field-sites/:siteName/recorded-photo` has a photo of one of them; null where none came. */
  photoOf: z.nullish(z.string()),
});
export type FieldSiteSpecies = z.infer<typeof FieldSiteSpecies>;

export const FieldSiteData = z.object({
  /** Not every service repeats what it was asked for. */
  fieldSite: z.optional(z.string()),
  speciesData: z.array(FieldSiteSpecies),
  /** Each entry holds a JSON string with `legalOwner` and `question1` to `question16`. */
  questionairData: z.array(
    z.object({
      forestData: z.string(),
      /** Day in India on which a phone's answers came; ours, absent for what was imported. */
      receivedOn: z.optional(z.string()),
    }),
  ),
});
export type FieldSiteData = z.infer<typeof FieldSiteData>;

/** GET field-sites/:siteName/recorded-photo */
export const FieldSitePhotoQuery = z.object({
  /** As in the species. */
  photoOf: RecordId,
  size: RecordPhotoQuery.shape.size,
});
export type FieldSitePhotoQuery = z.infer<typeof FieldSitePhotoQuery>;
