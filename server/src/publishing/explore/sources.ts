import { eq, sql } from 'drizzle-orm';
import { readFormTitles } from '../../collecting/forms/form-catalogue';
import { FROM_PHONES, occurrenceTally, publicImport } from '../../collecting/public-places/tables';
import { dataset } from '../../importing/tables';
import type { Database } from '../../platform/database/database';
import { visible } from '../public-occurrences/views/map-cells';

interface RecordSource {
  /** `form:<number>` or `dataset:<number>`. */
  id: string;
  kind: 'form' | 'dataset';
  name: string;
}

export async function readSources(db: Database) {
  const forms = await readFormTitles(db);
  const imports = await db
    .select({ id: publicImport.importId, datasetId: dataset.id, name: dataset.name })
    .from(publicImport)
    .innerJoin(dataset, eq(dataset.id, publicImport.datasetId));
  const datasets = new Map(imports.map((one) => [one.id, one]));
  /** `formId` 0: none. */
  return (formId: number, importId: number): RecordSource => {
    if (importId === FROM_PHONES) {
      return { id: `form:${formId}`, kind: 'form', name: forms.get(formId)?.title ?? '' };
    }
    const found = datasets.get(importId);
    return { id: `dataset:${found?.datasetId ?? 0}`, kind: 'dataset', name: found?.name ?? '' };
  };
}

export async function countedSources(db: Database): Promise<(RecordSource & { count: number })[]> {
  const find = await readSources(db);
  const { rows } = await db.execute<{ form_id: number; import_id: string; count: string }>(sql`
    select form_id, import_id, sum(count) as count from ${occurrenceTally}
    where import_id = any(${visible}) group by 1, 2`);
  const sources = new Map<string, RecordSource & { count: number }>();
  for (const { form_id, import_id, count } of rows) {
    const source = find(form_id, Number(import_id));
    const before = sources.get(source.id)?.count ?? 0;
    sources.set(source.id, { ...source, count: before + Number(count) });
  }
  return [...sources.values()].sort(
    (a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1),
  );
}
