import { fieldsOf, repeatsOf } from '../../collecting/forms/mapping/form-fields';
import { LIMITS } from '../../platform/configuration/limits';
import type { TaskOf } from '../../platform/heavy-work/heavy-work';
import { readXml } from '../../platform/xml/read-xml';
import { childOf } from '../../platform/xml/xml-element';

/** All questions of a form version, as plain data. */
export interface FormQuestions {
  fields: { path: string; type: string }[];
  /** Paths of the repeated groups below the root. */
  repeats: string[];
}

/** Worker task that lists the questions of a published form version. */
export async function readFormQuestions(xml: Uint8Array): Promise<FormQuestions> {
  const html = readXml(xml, LIMITS.openRosa.formXml);
  const model = childOf(childOf(html, 'head'), 'model');
  const record = childOf(model, 'instance')?.children[0];
  const body = childOf(html, 'body');
  if (!model || !record) return { fields: [], repeats: [] };
  return {
    fields: fieldsOf(model, body, record).map(({ path, type }) => ({ path, type })),
    repeats: repeatsOf(body, record),
  };
}

/** Task that `worker.ts` exports. */
export const READ_FORM_QUESTIONS: TaskOf<typeof readFormQuestions> = {
  name: 'readFormQuestions',
  lane: 'records',
};
