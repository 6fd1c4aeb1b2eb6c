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
} from './fields';
import { GeoBoxText } from './geo-box';

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
  /** As in the form catalogue; URL-encoded ids are accepted. */
  formId: requiredText(FIELD_LIMITS.formId),
  roleId: NumericId,
  /** The odkUserId of the signed-in person. */
  userId: NumericId,
  location,
  /** What the person typed; checked by the server. Absent for open and trial forms. */
  pin: z.optional(exactText(FIELD_LIMITS.pin, withAsciiDigits())),
});
export type FormAccessRequest = z.infer<typeof FormAccessRequest>;

export const FormAccessAnswer = z.object({ success: z.literal(true) });

/** POST odk/form-requests: asks the institute for a targeted form without its PIN. */
export const FormRequestRequest = z.object({
  /** As in the form catalogue; URL-encoded ids are accepted. */
  formId: requiredText(FIELD_LIMITS.formId),
  /** Why the person needs it, for an administrator. */
  reason: requiredText(FIELD_LIMITS.reason),
});
export type FormRequestRequest = z.infer<typeof FormRequestRequest>;

export const FormRequestAnswer = z.object({ waits: z.literal(true) });

/** A form that the person asked for. */
export const OwnFormRequest = z.object({
  /** As in the form itself. */
  formId: z.string(),
  /** `refused`: no for now; a request may be sent again. */
  state: z.enum(['waiting', 'granted', 'refused']),
  /** What an administrator wrote; empty where nothing. */
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
  /** URL-encoded. */
  formId: z.string(),
  roleId: z.number(),
  projectId: z.number(),
  icon: z.string(),
  location: z.literal('other'),
  languages: z.optional(z.array(z.string())),
});

/** GET odk/form-catalogue: the forms that have a tile, in the order of the page. */
export const FormCatalogueAnswer = z.object({
  /** Behind a PIN. */
  targeted: z.array(CatalogueEntry),
  /** For everybody who asks. */
  open: z.array(CatalogueEntry),
});
export type FormCatalogueAnswer = z.infer<typeof FormCatalogueAnswer>;

/** POST profile/odk-trail-completed (spelled so in the specification) */
export const TrialCompletedRequest = z.object({ phoneNumber, token: SessionToken, location });
export type TrialCompletedRequest = z.infer<typeof TrialCompletedRequest>;

export const TrialCompletedAnswer = z.object({ isTrialFormCompleted: z.literal(true) });

/** GET odk/phone: whether the phone has been set up, as far as the collection server knows. */
export const PhoneAnswer = z.object({
  /** False where phones talk to another server, which does not tell when they ask for forms. */
  knowsPhone: z.boolean(),
  /** ISO 8601; when the phone first asked for its forms. Null before that. */
  formListAt: z.nullable(z.string()),
  /** ISO 8601, to within a minute; null before the phone called. */
  lastSeenAt: z.nullable(z.string()),
  /** ISO 8601; when the first record of the trial form came. */
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
   * The part of the map that is looked at. It counts only where a person has more records than fit into
   * an answer; a service that does not know it answers with all records.
   */
  view: z.optional(
    z.object({ bbox: GeoBoxText, zoom: z.int().check(z.minimum(0), z.maximum(22)) }),
  ),
});
export type CollectedDataRequest = z.infer<typeof CollectedDataRequest>;

/**
 * A record of a species, or several that are close together. Only the name is certain; see `readPoint`
 * for the location.
 */
export const CollectedPoint = z.object({
  /** Scientific name where it was chosen from a list. */
  speciesName: z.string(),
  /** Local name of a species that the server knows. */
  localName: z.nullish(z.string()),
  speciesType: z.nullish(z.string()),
  /** `[latitude, longitude]` in WGS84 degrees, or the string `'lat lon'`; null without a place. */
  speciesLocation: z.unknown(),
  /** ISO 8601. */
  submissionDate: z.nullish(z.string()),
  /** There where somebody at the institute marked the record so in ODK Central. */
  hasIssues: z.optional(z.literal(true)),
  /** The record in the list of own records; there where it is one record and the service has that list. */
  recordId: z.optional(z.string()),
  /**
   * How many records this stands for; its location is their middle. Absent in an answer that holds every
   * record one by one.
   */
  count: z.optional(z.int()),
});
export type CollectedPoint = z.infer<typeof CollectedPoint>;

export const CollectedDataAnswer = z.array(CollectedPoint);
