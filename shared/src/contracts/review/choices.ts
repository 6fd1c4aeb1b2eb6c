import * as z from 'zod/mini';
import { speciesNames } from '../explore/records';
import { exactText, FIELD_LIMITS } from '../fields/fields';

/** GET review/choices: all values that the filter of the list and a reviewer's scope accept. */
export const ReviewChoices = z.object({
  /** All forms, by title. `formId` is the id in the form itself. */
  forms: z.array(z.object({ formId: z.string(), title: z.string() })),
  /** Districts whose borders are known, in the order of names, with the name of their state. */
  districts: z.array(z.object({ id: z.string(), name: z.string(), state: z.string() })),
});
export type ReviewChoices = z.infer<typeof ReviewChoices>;

/** Most species in an answer to a search. */
export const FOUND_SPECIES = 20;

/** GET review/species: species of the lists, also without records, by a part of any of their names. */
export const ReviewSpeciesQuery = z.object({ search: exactText(FIELD_LIMITS.name) });

/** At most {@link FOUND_SPECIES}; names that begin with the text come first. */
export const ReviewSpeciesAnswer = z.object({ species: z.array(z.object(speciesNames)) });
export type ReviewSpeciesAnswer = z.infer<typeof ReviewSpeciesAnswer>;
