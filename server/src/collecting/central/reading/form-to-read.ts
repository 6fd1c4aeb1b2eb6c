import { PROJECT_ID } from '@aranya/shared/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import type { AccessibleForm } from '../../collection-server';
import { type FormMapping, wholeMapping } from '../../mapping/form-mapping';
import { form } from '../../tables';

/** A form whose records are read, with its mapping. */
export interface FormToRead extends AccessibleForm {
  mapping: FormMapping;
  /** Number of the mapping, counted from 0. */
  mappingRevision: number;
}

/** Lists the forms of this server. */
export async function formsToRead(db: Database): Promise<FormToRead[]> {
  const rows = await db
    .select({
      id: form.id,
      xmlFormId: form.xmlFormId,
      mapping: form.mapping,
      mappingRevision: form.mappingRevision,
    })
    .from(form)
    .where(eq(form.projectId, PROJECT_ID))
    .orderBy(form.id);
  return rows.map(({ mapping, ...row }) => ({ ...row, mapping: wholeMapping(mapping) }));
}
