import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { form, formVersion } from '../tables';

/** Id in the form itself and title of its current version; the id where it has none. */
export interface FormTitle {
  formId: string;
  title: string;
}

/** Reads the titles of forms by row id. */
export async function readFormTitles(db: Database): Promise<Map<number, FormTitle>> {
  const rows = await db
    .select({ id: form.id, formId: form.xmlFormId, title: formVersion.title })
    .from(form)
    .leftJoin(formVersion, eq(formVersion.id, form.currentVersionId));
  return new Map(rows.map(({ id, formId, title }) => [id, { formId, title: title ?? formId }]));
}
