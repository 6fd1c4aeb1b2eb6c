import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { type FormState, form } from '../tables';

export async function setFormState(db: Database, formId: number, state: FormState): Promise<void> {
  await db.update(form).set({ state }).where(eq(form.id, formId));
}
