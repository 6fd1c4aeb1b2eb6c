import type { SettleRequest } from '@aranya/shared/contracts/administration';
import { eq } from 'drizzle-orm';
import type { AccessibleForm } from '../../collecting/collection-server';
import { settleRequest } from '../../collecting/forms/requests/form-requests';
import { appUser, form, formRequest } from '../../collecting/tables';
import { Problem } from '../../platform/problems/problem';
import type { PublishingContext } from '../../publishing/publishing-context';
import { requireRow } from '../paging';
import { requirePersonByPhone } from '../people/person-actions';

type Phones = Pick<PublishingContext, 'collection' | 'database'>;

/**
 * For a person without a QR code the grant takes effect when the code is created.
 * @returns The person's id.
 * @throws Problem `invalid_input` if nobody has this number, `already_has_access` or
 *   `collection_unavailable`.
 */
export async function grantByPhone(
  { collection, database: { db } }: Phones,
  form: AccessibleForm,
  typed: string,
): Promise<string> {
  const { id: personId, name: displayName } = await requirePersonByPhone(db, typed);
  const { id } = await collection.ensureAppUser({ personId, displayName, location: '' });
  if (!(await collection.grantAccess(id, form))) throw new Problem('already_has_access');
  await settleRequest(db, id, form.id, 'granted');
  return personId;
}

/** @throws Problem `not_found` if there is no such request, `collection_unavailable`. */
export async function settle(
  { collection, database: { db } }: Phones,
  requestId: number,
  { action, answer }: SettleRequest,
) {
  const found = requireRow(
    await db
      .select({
        appUserId: formRequest.appUserId,
        personId: appUser.personId,
        formId: formRequest.formId,
        xmlFormId: form.xmlFormId,
      })
      .from(formRequest)
      .innerJoin(form, eq(form.id, formRequest.formId))
      .innerJoin(appUser, eq(appUser.id, formRequest.appUserId))
      .where(eq(formRequest.id, requestId)),
  );
  const { appUserId, formId, xmlFormId } = found;
  if (action === 'grant') await collection.grantAccess(appUserId, { id: formId, xmlFormId });
  const state = action === 'grant' ? 'granted' : 'dismissed';
  await settleRequest(db, appUserId, formId, state, answer);
  return found;
}
