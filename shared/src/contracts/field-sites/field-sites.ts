import * as z from 'zod/mini';
import { exactText, FIELD_LIMITS, requiredText } from '../fields/fields';
import { RecordId, RecordPhotoQuery } from '../records/own-records';

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
  /** Address of the image: absolute, or relative to the service's own address. */
  imageUri: z.nullish(z.string()),
  /** Caption of the image; existing services do not send it. */
  imageCaption: z.nullish(z.string()),
  /** Number of phone records of the species at the site; absent for imported data. */
  records: z.optional(z.number()),
  /** Day of the latest phone record. */
  lastRecordedOn: z.nullish(z.string()),
  /** Record id for `field-sites/:siteName/recorded-photo`; null if no record has a photo. */
  photoOf: z.nullish(z.string()),
});
export type FieldSiteSpecies = z.infer<typeof FieldSiteSpecies>;

export const FieldSiteData = z.object({
  /** Some services do not repeat the requested site. */
  fieldSite: z.optional(z.string()),
  speciesData: z.array(FieldSiteSpecies),
  /** Each entry holds a JSON string with `legalOwner` and `question1` to `question16`. */
  questionairData: z.array(
    z.object({
      forestData: z.string(),
      /** Day in India on which the answers were received from a phone; absent for imported data. */
      receivedOn: z.optional(z.string()),
    }),
  ),
});
export type FieldSiteData = z.infer<typeof FieldSiteData>;

/** GET field-sites/:siteName/recorded-photo */
export const FieldSitePhotoQuery = z.object({
  /** Record whose photo is shown: `photoOf` of the species. */
  photoOf: RecordId,
  size: RecordPhotoQuery.shape.size,
});
export type FieldSitePhotoQuery = z.infer<typeof FieldSitePhotoQuery>;
