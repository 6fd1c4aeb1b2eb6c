import { PROJECT_ID } from '@aranya/shared/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import type { AccessibleForm } from '../../collection-server';
import { type FormMapping, wholeMapping } from '../../mapping/form-mapping';
import { form, formVersion } from '../../tables';

/** A form whose records are read, with its mapping. */
export interface FormToRead extends AccessibleForm {
  mapping: FormMapping;
  /** Number of the mapping, counted from 0. */
  mappingRevision: number;
  /** Row id of the current version; null if the form has none. */
  currentVersionId: number | null;
  /** Row ids of all versions, by name. */
  versions: ReadonlyMap<string, number>;
}

/** Lists the forms of this server. */
export async function formsToRead(db: Database): Promise<FormToRead[]> {
  const rows = await db
    .select({
      id: form.id,
      xmlFormId: form.xmlFormId,
      mapping: form.mapping,
      mappingRevision: form.mappingRevision,
      currentVersionId: form.currentVersionId,
    })
    .from(form)
    .where(eq(form.projectId, PROJECT_ID))
    .orderBy(form.id);
  const versions = await db
    .select({ id: formVersion.id, formId: formVersion.formId, version: formVersion.version })
    .from(formVersion);
  return rows.map(({ mapping, ...row }) => ({
    ...row,
    mapping: wholeMapping(mapping),
    versions: new Map(
      versions.filter(({ formId }) => formId === row.id).map(({ id, version }) => [version, id]),
    ),
  }));
}
