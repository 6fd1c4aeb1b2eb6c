import { PROJECT_ID } from '@aranya/shared/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { hashPin, verifyPin } from '../../platform/pins/pin-hash';
import { Problem } from '../../platform/problems/problem';
import type { CollectingContext } from '../collecting-context';
import { form } from '../tables';

/** Shape of a form PIN. */
const PIN = /^\d{8}$/;

/**
 * Sets the PIN of a targeted form: eight digits, such as a date. Only its hash is kept.
 *
 * @throws Error when there is no such form or the PIN has another shape.
 */
export async function setFormPin(db: Database, xmlFormId: string, pin: string): Promise<void> {
  if (!PIN.test(pin)) throw new Error('The PIN of a form has eight digits.');
  const own = and(eq(form.projectId, PROJECT_ID), eq(form.xmlFormId, xmlFormId));
  const [found] = await db.select({ pinHash: form.pinHash }).from(form).where(own);
  if (!found) throw new Error(`There is no form ${xmlFormId}.`);
  if (found.pinHash && (await verifyPin({ hash: found.pinHash, pin }))) return;
  await db
    .update(form)
    .set({ pinHash: await hashPin(pin) })
    .where(own);
}

/**
 * Checks a PIN that a person typed for a form, counting the wrong ones.
 *
 * @param pinHash Null where the form has no PIN yet: then none is right.
 * @throws Problem `wrong_form_pin`, or `too_many_attempts` before anything is compared.
 */
export async function checkFormPin(
  { limiter }: Pick<CollectingContext, 'limiter'>,
  attempt: { personId: string; formId: number; pin: string; pinHash: string | null },
): Promise<void> {
  const { personId, formId, pin, pinHash } = attempt;
  const key = `${personId}:${formId}`;
  await limiter.count('formPinPerPerson', personId);
  await limiter.count('formPinPerPersonAndForm', key);
  const right = pinHash !== null && (await verifyPin({ hash: pinHash, pin: pin.trim() }));
  if (!right) throw new Problem('wrong_form_pin');
  await limiter.takeBack('formPinPerPerson', personId);
  await limiter.forget('formPinPerPersonAndForm', key);
}
