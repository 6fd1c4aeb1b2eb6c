import { eq, inArray, isNotNull } from 'drizzle-orm';
import { form } from '../collecting/tables';
import { fieldSite } from '../importing/field-sites/tables';
import { auditEntry } from '../people/audit/tables';
import { outboxMessage } from '../people/text-gateway/tables';
import type { Database } from '../platform/database/database';
import { verifyPin } from '../platform/pins/pin-hash';
import { endRecordLicence } from '../publishing/licences/licences';
import { DEMONSTRATION_FORM_PINS } from './form-pins';

/** @param formIds Forms whose PIN is always removed */
export async function removeDemonstrationData(db: Database, formIds: readonly number[]) {
  const pins = new Map<string, string>(Object.entries(DEMONSTRATION_FORM_PINS));
  const withPin = await db
    .select({ id: form.id, xmlFormId: form.xmlFormId, hash: form.pinHash })
    .from(form)
    .where(isNotNull(form.pinHash));
  const known: typeof withPin = [];
  for (const one of withPin) {
    const pin = pins.get(one.xmlFormId);
    const isPublic = pin !== undefined && (await verifyPin({ hash: one.hash ?? '', pin }));
    if (isPublic || formIds.includes(one.id)) known.push(one);
  }
  return db.transaction(async (tx) => {
    const ids = known.map(({ id }) => id);
    if (ids.length > 0) await tx.update(form).set({ pinHash: null }).where(inArray(form.id, ids));
    const sites = await tx
      .delete(fieldSite)
      .where(eq(fieldSite.demonstration, true))
      .returning({ id: fieldSite.id });
    // The institute has chosen no licence; the one of the demonstration was for made-up records.
    const [chosen] = await tx
      .select({ at: auditEntry.at })
      .from(auditEntry)
      .where(eq(auditEntry.action, 'licence.set'))
      .limit(1);
    if (!chosen) await endRecordLicence(tx);
    const messages = await tx.delete(outboxMessage).returning({ id: outboxMessage.id });
    return {
      fieldSites: sites.length,
      /** Public PINs, and PINs set by a removed person. */
      formPins: known.map(({ xmlFormId }) => xmlFormId),
      /** Text messages with codes that the outbox page showed. */
      messages: messages.length,
    };
  });
}
