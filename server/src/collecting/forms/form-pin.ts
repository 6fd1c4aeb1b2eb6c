import { PROJECT_ID } from '@aranya/shared/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { hashPin, verifyPin } from '../../platform/pins/pin-hash';
import { Problem } from '../../platform/problems/problem';
import type { CollectingContext } from '../collecting-context';
import { form, submission } from '../tables';

const PIN = /^\d{8}$/;

/** Stores only the hash. @throws Error without such a form, or for other than eight digits. */
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

interface PinAttempt {
  personId: string;
  appUserId: number;
  formId: number;
  pin: string;
  /** Null if the form has no PIN yet: then every PIN is wrong. */
  pinHash: string | null;
}

/**
 * Wrong PINs are counted per person, per person and form, and per form. At the limit of a form,
 * people who have sent a record may continue, so that an attacker cannot lock them out. Others need
 * an administrator.
 * @throws Problem `wrong_form_pin`; `form_pin_guarded` or `too_many_attempts` before the
 *   comparison.
 */
export async function checkFormPin(
  context: Pick<CollectingContext, 'limiter' | 'database' | 'audit' | 'log'>,
  attempt: PinAttempt,
): Promise<void> {
  const { limiter } = context;
  const { personId, formId, pin, pinHash } = attempt;
  const key = `${personId}:${formId}`;
  const everybody = String(formId);
  await limiter.count('formPinPerPerson', personId);
  await limiter.count('formPinPerPersonDaily', personId);
  await limiter.count('formPinPerPersonAndForm', key);
  await limiter.count('formPinPerPersonAndFormDaily', key);
  if (!(await limiter.isWithin('formPinPerFormDaily', everybody))) await guard(context, attempt);
  const right = pinHash !== null && (await verifyPin({ hash: pinHash, pin: pin.trim() }));
  if (!right) throw new Problem('wrong_form_pin');
  await limiter.takeBack('formPinPerPerson', personId);
  await limiter.takeBack('formPinPerPersonDaily', personId);
  await limiter.takeBack('formPinPerFormDaily', everybody);
  await limiter.forget('formPinPerPersonAndForm', key);
  await limiter.forget('formPinPerPersonAndFormDaily', key);
}

/** Notifies administrators once a day and refuses people who have sent no record. */
async function guard(
  { limiter, database, audit, log }: Parameters<typeof checkFormPin>[0],
  { appUserId, formId }: PinAttempt,
): Promise<void> {
  if (await limiter.isWithin('formPinAttackNoted', String(formId))) {
    log.warn({ formId }, 'the PIN of a form is guessed at');
    await audit.record({
      action: 'form.pin_attacked',
      actorId: null,
      subjectId: null,
      details: { formId },
    });
  }
  const sent = and(eq(submission.appUserId, appUserId), isNull(submission.editOf));
  const [record] = await database.db
    .select({ id: submission.id })
    .from(submission)
    .where(sent)
    .limit(1);
  if (!record) throw new Problem('form_pin_guarded');
}
