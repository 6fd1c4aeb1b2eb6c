import { LISTED_QUESTIONS } from '@aranya/shared/contracts/administration';
import { LIMITS } from '../../../platform/configuration/limits';
import type { TaskOf } from '../../../platform/heavy-work/heavy-work';
import { readXml } from '../../../platform/xml/read-xml';
import { type FormField, fieldsOf, partsOf, repeatsOf } from './form-fields';
import { guessMapping } from './guess-mapping';

export function questionsOf(xml: Uint8Array): { fields: FormField[]; repeats: string[] } {
  const form = partsOf(readXml(xml, LIMITS.openRosa.formXml));
  return form ? { fields: fieldsOf(form), repeats: repeatsOf(form) } : { fields: [], repeats: [] };
}

export async function readFormFields(xml: Uint8Array) {
  const { fields, repeats } = questionsOf(xml);
  const listed = fields.slice(0, LISTED_QUESTIONS);
  return {
    questions: listed.map(({ path, type, label }) => ({ path, type, label })),
    repeats,
    guess: guessMapping(fields, repeats),
  };
}

export const READ_FORM_FIELDS: TaskOf<typeof readFormFields> = {
  name: 'readFormFields',
  lane: 'records',
};
