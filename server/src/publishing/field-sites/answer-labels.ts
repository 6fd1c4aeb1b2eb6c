import { FOREST_TERMS, type ForestData } from '@aranya/shared/contracts';
import { eq } from 'drizzle-orm';
import type { CollectingContext } from '../../collecting/collecting-context';
import { READ_CHOICE_LABELS } from '../../collecting/forms/mapping/choice-labels';
import { type FormMapping, wholeMapping } from '../../collecting/mapping/form-mapping';
import { formVersion } from '../../collecting/tables';
import { FIELD_SITE_LIMITS } from './limits';

type Sources = Pick<CollectingContext, 'database' | 'heavyWork'>;

/** By path and name of the choice. */
type Labels = ReadonlyMap<string, ReadonlyMap<string, string>>;

export interface AnsweredForm {
  /** Null where the version is not known. */
  formVersionId: number | null;
  mapping: Parameters<typeof wholeMapping>[0];
  mappingRevision: number;
}

export type WithLabels = (answered: AnsweredForm, data: ForestData) => Promise<ForestData>;

/** Answers of an unreadable form remain as sent. Caches by form version, which never changes. */
export function openAnswerLabels(sources: Sources): WithLabels {
  const known = new Map<string, Promise<Labels | null>>();

  function labelsOf(formVersionId: number, mapping: FormMapping, key: string) {
    const labels = known.get(key) ?? readLabels(sources, formVersionId, mapping);
    // Inserting again makes this entry the most recently used one.
    known.delete(key);
    known.set(key, labels);
    const [oldest = key] = known.keys();
    if (known.size > FIELD_SITE_LIMITS.labelledForms) known.delete(oldest);
    const forget = () => known.delete(key);
    labels.then((read) => read ?? forget(), forget);
    return labels;
  }

  return async ({ formVersionId, mapping: stored, mappingRevision }, data) => {
    if (formVersionId === null) return data;
    const mapping = wholeMapping(stored);
    const labels = await labelsOf(formVersionId, mapping, `${formVersionId} ${mappingRevision}`);
    if (!labels) return data;
    return Object.fromEntries(
      Object.entries(data).map(([term, answer]) => [
        term,
        typeof answer === 'string'
          ? labelled(answer, mapping[term as keyof FormMapping], labels)
          : answer,
      ]),
    );
  };
}

/** @returns Null when the form cannot be read now. */
async function readLabels(
  { database: { db }, heavyWork }: Sources,
  formVersionId: number,
  mapping: FormMapping,
): Promise<Labels | null> {
  const [version] = await db
    .select({ xml: formVersion.xml })
    .from(formVersion)
    .where(eq(formVersion.id, formVersionId));
  if (!version) return null;
  const paths = [...new Set(FOREST_TERMS.flatMap((term) => mapping[term]))];
  const form = { xml: version.xml, paths };
  const read = await heavyWork.run(READ_CHOICE_LABELS, form).catch(() => null);
  return read && new Map(read.map(([path, choices]) => [path, new Map(choices)]));
}

/** Takes the label from the first question of the term that has all these choices. */
function labelled(answer: string, paths: readonly string[], labels: Labels): string {
  const names = answer.trim().split(/\s+/);
  for (const path of paths) {
    const found = names.map((name) => labels.get(path)?.get(name));
    if (found.every((label) => label !== undefined)) return found.join(', ');
  }
  return answer;
}
