import * as z from 'zod/mini';
import {
  exactText,
  FIELD_LIMITS,
  NumericId,
  nameText,
  optionalText,
  requiredText,
  SessionToken,
  withAsciiDigits,
} from '../fields/fields';
import { GeoBoxText } from '../map/geo-box';

const phoneNumber = requiredText(FIELD_LIMITS.phoneNumber);
const location = optionalText(FIELD_LIMITS.location);

/** POST odk/create-app-user */
export const CreateAppUserRequest = z.object({
  displayName: nameText(FIELD_LIMITS.name),
  projectId: NumericId,
  phoneNumber,
  location,
});
export type CreateAppUserRequest = z.infer<typeof CreateAppUserRequest>;

export const CreateAppUserAnswer = z.object({
  /** Id of the app user in the collection server. */
  id: z.optional(z.union([z.string(), z.number()])),
  /** 64 characters of `A-Za-z0-9!$`: the credential inside the QR. */
  token: z.string(),
});
export type CreateAppUserAnswer = z.infer<typeof CreateAppUserAnswer>;

/** POST odk/user-form-access */
export const FormAccessRequest = z.object({
  projectId: NumericId,
  /** Id in the form catalogue; URL-encoded ids are accepted. */
  formId: requiredText(FIELD_LIMITS.formId),
  roleId: NumericId,
  /** The odkUserId of the signed-in person. */
  userId: NumericId,
  location,
  /** PIN that the person typed; the server checks it. Absent for open and trial forms. */
  pin: z.optional(exactText(FIELD_LIMITS.pin, withAsciiDigits())),
});
export type FormAccessRequest = z.infer<typeof FormAccessRequest>;

export const FormAccessAnswer = z.object({ success: z.literal(true) });

/** POST odk/form-requests: requests a targeted form without its PIN. */
export const FormRequestRequest = z.object({
  /** Id in the form catalogue; URL-encoded ids are accepted. */
  formId: requiredText(FIELD_LIMITS.formId),
  /** The person's reason, for an administrator. */
  reason: requiredText(FIELD_LIMITS.reason),
});
export type FormRequestRequest = z.infer<typeof FormRequestRequest>;

export const FormRequestAnswer = z.object({ waits: z.literal(true) });

export const OwnFormRequest = z.object({
  /** Name in the form itself. */
  formId: z.string(),
  /** `refused`: the person may send another request. */
  state: z.enum(['waiting', 'granted', 'refused']),
  /** The administrator's answer; may be empty. */
  answer: z.string(),
});
export type OwnFormRequest = z.infer<typeof OwnFormRequest>;

/** GET odk/form-requests */
export const OwnFormRequestsAnswer = z.object({ requests: z.array(OwnFormRequest) });
export type OwnFormRequestsAnswer = z.infer<typeof OwnFormRequestsAnswer>;

const CatalogueEntry = z.object({
  id: z.number(),
  name: z.string(),
  name2: z.string(),
  /** Id of the form, URL-encoded. */
  formId: z.string(),
  roleId: z.number(),
  projectId: z.number(),
  icon: z.string(),
  location: z.literal('other'),
  languages: z.optional(z.array(z.string())),
});

/** GET odk/form-catalogue: the forms with a tile, in the order of the page. */
export const FormCatalogueAnswer = z.object({
  /** Forms with a PIN. */
  targeted: z.array(CatalogueEntry),
  /** Forms for everybody. */
  open: z.array(CatalogueEntry),
});
export type FormCatalogueAnswer = z.infer<typeof FormCatalogueAnswer>;

/** POST profile/odk-trail-completed (the specification has this spelling) */
export const TrialCompletedRequest = z.object({ phoneNumber, token: SessionToken, location });
export type TrialCompletedRequest = z.infer<typeof TrialCompletedRequest>;

export const TrialCompletedAnswer = z.object({ isTrialFormCompleted: z.literal(true) });

/** GET odk/phone: the state of the phone's set-up on the collection server. */
export const PhoneAnswer = z.object({
  /** False if phones use another server, which does not report their requests. */
  knowsPhone: z.boolean(),
  /** ISO 8601; first request of the phone for its forms, or null. */
  formListAt: z.nullable(z.string()),
  /** ISO 8601, to within a minute; null before the phone's first call. */
  lastSeenAt: z.nullable(z.string()),
  /** ISO 8601; arrival of the first record of the trial form, or null. */
  trialRecordAt: z.nullable(z.string()),
  /** Ids of the forms with access, as in the forms themselves. */
  allFormAccess: z.array(z.string()),
});
export type PhoneAnswer = z.infer<typeof PhoneAnswer>;

/** POST collected-data */
export const CollectedDataRequest = z.object({
  /** The odkUserId of the signed-in person. */
  userId: NumericId,
  userInsight: z.boolean(),
  /**
   * The visible part of the map. It matters only if a person has more records than fit into an
   * answer; older services ignore it and answer with all records.
   */
  view: z.optional(
    z.object({ bbox: GeoBoxText, zoom: z.int().check(z.minimum(0), z.maximum(22)) }),
  ),
});
export type CollectedDataRequest = z.infer<typeof CollectedDataRequest>;

/**
 * A record of a species, or several close together. Only the name is always valid; `readPoint`
 * reads the location.
 */
export const CollectedPoint = z.object({
  /** Scientific name if the collector chose it from a list. */
  speciesName: z.string(),
  /** Local name of a species that the server knows. */
  localName: z.nullish(z.string()),
  speciesType: z.nullish(z.string()),
  /** `[latitude, longitude]` in WGS84 degrees, or the string `'lat lon'`; null without a place. */
  speciesLocation: z.unknown(),
  /** ISO 8601. */
  submissionDate: z.nullish(z.string()),
  /** Present if the institute marked the record with "has issues" in ODK Central. */
  hasIssues: z.optional(z.literal(true)),
  /** Id in the list of own records; present for a single record if the service has that list. */
  recordId: z.optional(z.string()),
  /**
   * Number of records in the group; the location is their centre. Absent if the answer has every
   * record separately.
   */
  count: z.optional(z.int()),
});
export type CollectedPoint = z.infer<typeof CollectedPoint>;

export const CollectedDataAnswer = z.array(CollectedPoint);
