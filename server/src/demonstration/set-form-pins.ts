import { and, eq, isNull } from 'drizzle-orm';
import { setFormPin } from '../collecting/forms/form-pin';
import { form } from '../collecting/tables';
import type { Database } from '../platform/database/database';
import { DEMONSTRATION_FORM_PINS } from './form-pins';

/** Only for forms that have none yet. */
export async function setDemonstrationFormPins(db: Database): Promise<void> {
  const pins = new Map<string, string>(Object.entries(DEMONSTRATION_FORM_PINS));
  const without = await db
    .select({ xmlFormId: form.xmlFormId })
    .from(form)
    .where(and(eq(form.kind, 'targeted'), isNull(form.pinHash)));
  await Promise.all(
    without.map(async ({ xmlFormId }) => {
      const pin = pins.get(xmlFormId);
      if (pin) await setFormPin(db, xmlFormId, pin);
    }),
  );
}
