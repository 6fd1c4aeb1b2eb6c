import * as z from 'zod/mini';
import { Moment } from '../administration/paging';
import { exactText, FIELD_LIMITS, optionalText } from '../fields/fields';
import { CENTRAL_STATES, ReviewInCentral } from './central';
import { REVIEW_STATUSES, ReviewOfRecord } from './statuses';

/** Row id of the first version of a record, which its later versions keep. */
export const ReviewRecordParams = z.object({
  recordId: exactText(15, z.regex(/^[1-9]\d*$/, 'Must be the id of a record.')),
});

export const REVIEW_PAGE = 50;

/** Maximum number that the list counts to; beyond it the page shows "or more". */
export const COUNTED_RECORDS = 10_000;

export const REVIEW_ORDERS = ['oldest', 'newest'] as const;

/** Distance within which a record of the same species may be a duplicate, in metres. */
export const SIMILAR_METRES = 50;

/** GET review/records: records that the caller may review. Every filter is optional. */
export const ReviewRecordsQuery = z.object({
  /** At least one species has it. `asked`: the collector has not answered the last question. */
  status: z.optional(z.enum(REVIEW_STATUSES)),
  /** Id in the form itself. */
  formId: z.optional(exactText(FIELD_LIMITS.formId)),
  /** Scientific name, in any case: as recorded or as identified. */
  species: z.optional(optionalText(FIELD_LIMITS.name)),
  /** Id of a district, as in explore. */
  district: z.optional(exactText(FIELD_LIMITS.location)),
  /** First and last day of arrival, `YYYY-MM-DD`. */
  from: z.optional(exactText(10, z.regex(/^\d{4}-\d\d-\d\d$/, 'Must be a day.'))),
  to: z.optional(exactText(10, z.regex(/^\d{4}-\d\d-\d\d$/, 'Must be a day.'))),
  /** Name of the collector, or a part of it. */
  person: z.optional(optionalText(FIELD_LIMITS.name)),
  /** Only records with a photo. */
  photo: z.optional(z.literal('yes')),
  /** Only records like another one: the same species within {@link SIMILAR_METRES} and a day, of any person. */
  duplicates: z.optional(z.literal('yes')),
  order: z._default(z.enum(REVIEW_ORDERS), 'oldest'),
  /** `next` of the previous page; absent for the first page. */
  after: z.optional(exactText(60)),
});
export type ReviewRecordsQuery = z.infer<typeof ReviewRecordsQuery>;

/** A record in the list, without its answers. */
export const ReviewListRecord = z.object({
  /** See {@link ReviewRecordParams}. */
  id: z.string(),
  formTitle: z.string(),
  /** Name of the collector; empty after the account was closed. */
  collector: z.string(),
  /** Arrival of the first version. */
  receivedAt: Moment,
  /** `YYYY-MM-DD`; null if unknown. */
  observedOn: z.nullable(z.string()),
  /** Names as they are counted: identified, else recorded. */
  species: z.array(z.string()),
  /** Name of the first photo; null without one. */
  photo: z.nullable(z.string()),
  /** The least advanced status of its species. */
  status: z.enum(REVIEW_STATUSES),
  /** State of the record, for decisions about several records. */
  revision: z.string(),
});
export type ReviewListRecord = z.infer<typeof ReviewListRecord>;

export const ReviewRecordsAnswer = z.object({
  records: z.array(ReviewListRecord),
  /** Number of records that match, on all pages; at most {@link COUNTED_RECORDS}. */
  total: z.int(),
  /** Cursor of the next page; null on the last page. */
  next: z.nullable(z.string()),
});
export type ReviewRecordsAnswer = z.infer<typeof ReviewRecordsAnswer>;

/** An answer of a record with the question's label in the form's first language. */
export const ReviewAnswer = z.object({
  /** Path of the question below the root, such as `plot/species`. */
  path: z.string(),
  label: z.string(),
  /** Choices by their labels, separated by commas; other values as they were sent. */
  text: z.string(),
  /** Number of the repetition, from 1, of each repeat around the question, the outer one first. */
  repeats: z.array(z.int()),
});
export type ReviewAnswer = z.infer<typeof ReviewAnswer>;

/** An answer that an edit changed. */
export const ReviewChange = z.object({
  /** Arrival of the version that has the new answer. */
  at: Moment,
  ...z.pick(ReviewAnswer, { path: true, label: true, repeats: true }).shape,
  /** Text of the {@link ReviewAnswer}; null if that version has no such answer. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type ReviewChange = z.infer<typeof ReviewChange>;

/** Number of public records like a species of a record. The numbers are no verdict. */
export const ExpectedHere = z.object({
  /** Name of the district of the place; null outside of the known borders. */
  district: z.nullable(z.string()),
  /** Records of the species in the district, in every month. */
  inDistrict: z.int(),
  /** Records of the species in the district in the month of the record, of every year. */
  inMonth: z.int(),
  /** Records of the species everywhere. */
  everywhere: z.int(),
});
export type ExpectedHere = z.infer<typeof ExpectedHere>;

/** A species of a record; each is identified separately. */
export const ReviewSpecies = z.object({
  /** Position in the record, from 0. */
  position: z.int(),
  /** Name as the collector chose or typed it. */
  recordedName: z.string(),
  localName: z.nullable(z.string()),
  /** `[latitude, longitude]` in WGS84 degrees, exact; null without a place. */
  place: z.nullable(z.tuple([z.number(), z.number()])),
  /** Radius in metres; null if unknown. */
  accuracy: z.nullable(z.number()),
  /** Names of the areas that contain the place; null outside of the known borders. */
  area: z.nullable(z.object({ block: z.string(), district: z.string(), state: z.string() })),
  /** Whether a category or rule makes the public place coarse. */
  isThreatened: z.boolean(),
  review: ReviewOfRecord,
  expectedHere: z.nullable(ExpectedHere),
});
export type ReviewSpecies = z.infer<typeof ReviewSpecies>;

/** One entry of a record's history, the oldest first. */
export const ReviewEvent = z.object({
  at: Moment,
  /** `noted`: a comment or state of ODK Central without another effect, or that it was kept in a conflict. */
  kind: z.enum([
    'received',
    'edited',
    'identified',
    'hidden',
    'restored',
    'coarsened',
    'exact',
    'asked',
    'answered',
    'noted',
  ]),
  /** Review state of ODK Central that caused it, or a comment there; absent for decisions here. */
  inCentral: z.optional(z.enum([...CENTRAL_STATES, 'comment'])),
  /** Name of the person; empty after the account was closed, and for people of ODK Central. */
  by: z.string(),
  /** Position of the species that was identified; null for the whole record. */
  position: z.nullable(z.int()),
  /** New status of an identification. */
  status: z.nullable(z.enum(REVIEW_STATUSES)),
  /** New name of a corrected species. */
  species: z.nullable(z.string()),
  text: z.string(),
});
export type ReviewEvent = z.infer<typeof ReviewEvent>;

/** GET review/records/:recordId: everything of a record but phone numbers. */
export const ReviewRecord = z.object({
  id: z.string(),
  /** Instance id of the newest version. */
  instanceId: z.string(),
  formId: z.string(),
  formTitle: z.string(),
  /** Null if this server never had that version. */
  formVersion: z.nullable(z.string()),
  collector: z.string(),
  receivedAt: Moment,
  observedOn: z.nullable(z.string()),
  versions: z.int(),
  /** The record is encrypted and cannot be read here. */
  encrypted: z.boolean(),
  isInCentral: z.boolean(),
  /** Absent without ODK Central. */
  central: z.optional(ReviewInCentral),
  /** Reason why it was hidden; null: it is not hidden. */
  hidden: z.nullable(z.string()),
  /** A reviewer hid the places in cells: their side in degrees, and why. Null: only the rules decide. */
  coarse: z.nullable(z.object({ side: z.number(), reason: z.string() })),
  answers: z.array(ReviewAnswer),
  /** Differences of the latest versions, the newest first. */
  changes: z.array(ReviewChange),
  species: z.array(ReviewSpecies),
  photos: z.array(z.string()),
  history: z.array(ReviewEvent),
  /** State that the caller saw; a decision is refused if it changed. */
  revision: z.string(),
});
export type ReviewRecord = z.infer<typeof ReviewRecord>;
