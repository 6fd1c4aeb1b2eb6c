import * as z from 'zod/mini';
import { exactText, FIELD_LIMITS, optionalText, requiredText } from '../fields/fields';
import { CANNOT_TELL_REASONS, COARSE_SIDES } from './statuses';

/** `revision` of the record that the reviewer saw. */
const revision = exactText(40);
const comment = optionalText(FIELD_LIMITS.reason);

/**
 * POST review/records/:recordId/identification: decides about one species of a record.
 * @throws `record_decided` when somebody decided or edited since the caller saw it
 */
export const IdentificationRequest = z.object({
  revision,
  /** Position of the species in the record, from 0. */
  position: z.int().check(z.minimum(0), z.maximum(10_000)),
  decision: z.enum(['confirm', 'change', 'cannot-tell', 'not-wild']),
  /** Scientific name, needed for `change`: one of the species lists. */
  species: z.optional(requiredText(FIELD_LIMITS.name)),
  /** Needed for `cannot-tell`. */
  reason: z.optional(z.enum(CANNOT_TELL_REASONS)),
  /** Shown to the collector; optional. */
  comment: z._default(comment, ''),
});
export type IdentificationRequest = z.infer<typeof IdentificationRequest>;

/** POST review/records/:recordId/question: asks the collector. */
export const QuestionRequest = z.object({ revision, text: requiredText(FIELD_LIMITS.reason) });

/** POST review/records/:recordId/visibility: hides the record from everything public, or restores it. */
export const VisibilityRequest = z.object({
  revision,
  hidden: z.boolean(),
  /** Needed to hide; shown to the collector. */
  reason: z._default(comment, ''),
});

/** POST review/records/:recordId/place: hides the places of the record in a cell, or shows them exactly again. */
export const PlaceRequest = z.object({
  revision,
  /** One of {@link COARSE_SIDES}, larger than the present one; 0: as the rules decide. */
  coarseSide: z.union([z.literal(0), ...COARSE_SIDES.map((side) => z.literal(side))]),
  /** Needed to hide them; shown to the collector. */
  reason: z._default(comment, ''),
});

/** POST review/decisions: the same decision for several records with one species each. */
export const ManyIdentificationsRequest = z.object({
  records: z
    .array(
      z.object({
        id: exactText(15, z.regex(/^[1-9]\d*$/, 'Must be the id of a record.')),
        revision,
      }),
    )
    .check(z.minLength(1), z.maxLength(50)),
  decision: z.enum(['confirm', 'not-wild']),
  comment: z._default(comment, ''),
});

/** Records that were decided, and those that somebody else decided or that have several species. */
export const ManyIdentificationsAnswer = z.object({
  decided: z.array(z.string()),
  skipped: z.array(z.string()),
});

/** POST own-records/:id/answer: the collector's answer to a question. */
export const CollectorAnswerRequest = z.object({ text: requiredText(FIELD_LIMITS.reason) });
