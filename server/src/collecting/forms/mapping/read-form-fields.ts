import { LISTED_QUESTIONS } from '@aranya/shared/contracts/administration';
import { LIMITS } from '../../../platform/configuration/limits';
import type { TaskOf } from '../../../platform/heavy-work/heavy-work';
import { readXml } from '../../../platform/xml/read-xml';
import { type FormField, fieldsOf, partsOf, repeatsOf } from './form-fields';
import { guessMapping } from './guess-mapping';

/** Reads all questions and repeated groups of a form; none of a document without a record. */
export function questionsOf(xml: Uint8Array): { fields: FormField[]; repeats: string[] } {
  const form = partsOf(readXml(xml, LIMITS.openRosa.formXml));
  return form ? { fields: fieldsOf(form), repeats: repeatsOf(form) } : { fields: [], repeats: [] };
}

/** Worker task that reads the questions of a published form and guesses their meaning. */
export async function readFormFields(xml: Uint8Array) {
  const { fields, repeats } = questionsOf(xml);
  const listed = fields.slice(0, LISTED_QUESTIONS);
  return {
    /** The first questions of the form. */
    questions: listed.map(({ path, type, label }) => ({ path, type, label })),
    /** Paths of the repeated groups below the root. */
    repeats,
    guess: guessMapping(fields, repeats),
  };
}

/** Task that `worker.ts` exports. */
export const READ_FORM_FIELDS: TaskOf<typeof readFormFields> = {
  name: 'readFormFields',
  lane: 'records',
};
