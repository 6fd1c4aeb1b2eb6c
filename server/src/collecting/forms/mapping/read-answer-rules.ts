import { LIMITS } from '../../../platform/configuration/limits';
import type { TaskOf } from '../../../platform/heavy-work/heavy-work';
import { readXml } from '../../../platform/xml/read-xml';
import type { AnswerRules } from '../../answers/answer-rules';
import type { FormMapping } from '../../mapping/form-mapping';
import type { ChoiceFiles } from './choices';
import { answerRulesOf, speciesQuestions } from './species-questions';

/** A form version with its mapping, as plain data. */
export interface FormWithChoices {
  xml: Uint8Array;
  mapping: FormMapping;
  files: ChoiceFiles;
  /** Scientific names of the species lists, by lower-case name. */
  known: ReadonlyMap<string, string>;
}

/** Worker task that returns the rules for reading records of a form version. */
export async function readAnswerRules(form: FormWithChoices): Promise<AnswerRules> {
  const html = readXml(form.xml, LIMITS.openRosa.formXml);
  return answerRulesOf(html, speciesQuestions(html, form.mapping, form.known, form.files));
}

/** Task that `worker.ts` exports. */
export const READ_ANSWER_RULES: TaskOf<typeof readAnswerRules> = {
  name: 'readAnswerRules',
  lane: 'records',
};
