import { eq } from 'drizzle-orm';
import { findPersonByPhone } from '../../accounts/people';
import { normalisePhoneNumber } from '../../accounts/phone-number';
import { person } from '../../accounts/tables';
import { ensureAppUser } from '../../collection/app-users/app-users';
import { grantAccess } from '../../collection/forms/form-access';
import { settleRequest } from '../../collection/forms/form-requests';
import { formRequest } from '../../collection/tables';
import type { Database } from '../../database/database';
import { invalidField, Problem } from '../../problems/problem';

/**
 * Gives a person a form without its PIN. Whoever has no QR code yet finds the form granted when they
 * make one.
 *
 * @returns The person's id.
 * @throws Problem `invalid_input` where nobody has this number, `already_has_access`.
 */
export async function grantByPhone(db: Database, formId: number, typed: string): Promise<string> {
  const personId = await findPersonByPhone(db, normalisePhoneNumber(typed));
  if (!personId) throw invalidField('phoneNumber', 'Nobody is registered with this number.');
  const [found] = await db
    .select({ name: person.name })
    .from(person)
    .where(eq(person.id, personId));
  const displayName = found?.name ?? '';
  const { id } = await ensureAppUser(db, { personId, displayName, location: '' });
  if (!(await grantAccess(db, id, formId))) throw new Problem('already_has_access');
  await settleRequest(db, id, formId, 'granted');
  return personId;
}

/**
 * Gives a form to somebody who was refused it, or leaves the refusal as it is.
 *
 * @throws Problem `not_found` where there is no such request.
 */
export async function settle(
  db: Database,
  requestId: number,
  action: 'grant' | 'dismiss',
): Promise<{ appUserId: number; formId: number }> {
  const [found] = await db
    .select({ appUserId: formRequest.appUserId, formId: formRequest.formId })
    .from(formRequest)
    .where(eq(formRequest.id, requestId));
  if (!found) throw new Problem('not_found');
  const { appUserId, formId } = found;
  if (action === 'grant') await grantAccess(db, appUserId, formId);
  await settleRequest(db, appUserId, formId, action === 'grant' ? 'granted' : 'dismissed');
  return found;
}
