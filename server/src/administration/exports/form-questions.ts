import { questionsOf } from '../../collecting/forms/mapping/read-form-fields';
import type { TaskOf } from '../../platform/heavy-work/heavy-work';

/** All questions of a form version, as plain data. */
export interface FormQuestions {
  fields: { path: string; type: string }[];
  /** Paths of the repeated groups below the root. */
  repeats: string[];
}

/** Worker task that lists the questions of a published form version. */
export async function readFormQuestions(xml: Uint8Array): Promise<FormQuestions> {
  const { fields, repeats } = questionsOf(xml);
  return { fields: fields.map(({ path, type }) => ({ path, type })), repeats };
}

/** Task that `worker.ts` exports. */
export const READ_FORM_QUESTIONS: TaskOf<typeof readFormQuestions> = {
  name: 'readFormQuestions',
  lane: 'records',
};
