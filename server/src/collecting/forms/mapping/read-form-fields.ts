import { LISTED_QUESTIONS, type MappableQuestion } from '@aranya/shared/contracts/administration';
import { LIMITS } from '../../../platform/configuration/limits';
import type { TaskOf } from '../../../platform/heavy-work/heavy-work';
import { readXml } from '../../../platform/xml/read-xml';
import type { FormMapping } from '../../mapping/form-mapping';
import { type FormField, fieldsOf, partsOf, repeatsOf } from './form-fields';
import { guessMapping } from './guess-mapping';

/** Questions of a form that can be mapped, as plain data. */
export interface FormFields {
  /** The first questions of the form. */
  questions: MappableQuestion[];
  /** Paths of the repeated groups below the root. */
  repeats: string[];
  guess: FormMapping;
}

/** Reads all questions and repeated groups of a form; none of a document without a record. */
export function questionsOf(xml: Uint8Array): { fields: FormField[]; repeats: string[] } {
  const form = partsOf(readXml(xml, LIMITS.openRosa.formXml));
  return form ? { fields: fieldsOf(form), repeats: repeatsOf(form) } : { fields: [], repeats: [] };
}

/** Worker task that reads the questions of a published form and guesses their meaning. */
export async function readFormFields(xml: Uint8Array): Promise<FormFields> {
  const { fields, repeats } = questionsOf(xml);
  return {
    questions: fields
      .slice(0, LISTED_QUESTIONS)
      .map(({ path, type, label }) => ({ path, type, label })),
    repeats,
    guess: guessMapping(fields, repeats),
  };
}

/** Task that `worker.ts` exports. */
export const READ_FORM_FIELDS: TaskOf<typeof readFormFields> = {
  name: 'readFormFields',
  lane: 'records',
};
