import * as z from 'zod/mini';
import { exactText, FIELD_LIMITS } from '../fields/fields';

/**
 * Records that a reviewer may see and decide. A list without entries allows everything of its kind; a record
 * must be allowed by every list.
 */
export const ReviewScope = z.object({
  /** Ids in the forms themselves. */
  forms: z.array(exactText(FIELD_LIMITS.formId)).check(z.maxLength(100)),
  /** Ids of districts, as in explore. */
  districts: z.array(exactText(FIELD_LIMITS.location)).check(z.maxLength(200)),
  /** Groups of species, as in the species lists. */
  groups: z.array(exactText(FIELD_LIMITS.name)).check(z.maxLength(50)),
});
export type ReviewScope = z.infer<typeof ReviewScope>;
