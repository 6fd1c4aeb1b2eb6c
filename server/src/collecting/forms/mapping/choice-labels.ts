import { LIMITS } from '../../../platform/configuration/limits';
import type { TaskOf } from '../../../platform/heavy-work/heavy-work';
import { readXml } from '../../../platform/xml/read-xml';
import { type LabelledChoices, labelledChoices } from './choices';
import { partsOf } from './form-fields';

/** Paths are below the root. */
export interface QuestionsOfForm {
  xml: Uint8Array;
  paths: readonly string[];
}

/** A question without choices has none; lists in files of the form are not read. */
export async function readChoiceLabels({
  xml,
  paths,
}: QuestionsOfForm): Promise<[path: string, LabelledChoices][]> {
  const form = partsOf(readXml(xml, LIMITS.openRosa.formXml));
  if (!form) return [];
  const choicesAt = labelledChoices(form);
  return paths.map((path) => [path, choicesAt(path)]);
}

export const READ_CHOICE_LABELS: TaskOf<typeof readChoiceLabels> = {
  name: 'readChoiceLabels',
  lane: 'records',
};
