import * as z from 'zod/mini';
import { FIELD_LIMITS, nameText, optionalText, requiredText } from '../fields/fields';

/** POST measurement_gaps */
export const GapSuggestion = z.object({
  /** Email or mobile number. */
  userName: requiredText(FIELD_LIMITS.email),
  fullName: nameText(FIELD_LIMITS.name),
  country: optionalText(FIELD_LIMITS.name),
  /** One of the 17 goals as written in the form. */
  sdg: optionalText(FIELD_LIMITS.name),
  extraDetail: requiredText(FIELD_LIMITS.detail),
});
export type GapSuggestion = z.infer<typeof GapSuggestion>;

export const GapSuggestionAnswer = z.object({ received: z.literal(true) });
