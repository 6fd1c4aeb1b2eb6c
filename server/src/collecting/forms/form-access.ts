import { PROJECT_ID, ROLE_ID, SIGHTING_FORM_ID } from '@aranya/shared/contracts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { Problem } from '../../platform/problems/problem';
import type { CollectingContext } from '../collecting-context';
import { form, formAccess } from '../tables';
import { checkFormPin } from './form-pin';
import { noteRefusal, noteRequest, settleRequest } from './requests/form-requests';

/**
 * @param request With the form's id as in the form, or URL-encoded.
 * @throws Problem `not_found`, `already_has_access`, `form_closed`, `wrong_form_pin`,
 *   `form_pin_guarded`, `too_many_attempts` or `collection_unavailable`.
 */
export async function requestAccess(
  context: Pick<CollectingContext, 'collection' | 'database' | 'limiter' | 'audit' | 'log'>,
  request: { personId: string; appUserId: number; xmlFormId: string; pin: string },
): Promise<void> {
  const { appUserId, xmlFormId } = request;
  const { db } = context.database;
  const found = await requireOpenForm(context, appUserId, xmlFormId);
  if (found.kind === 'targeted') {
    await noteRefusal(db, appUserId, found.id, () =>
      checkFormPin(context, { ...request, formId: found.id, pinHash: found.pinHash }),
    );
  }
  const granted = await context.collection.grantAccess(appUserId, found);
  if (!granted) throw new Problem('already_has_access');
  await settleRequest(db, appUserId, found.id, 'granted');
}

/** Only for targeted forms. @throws Problem `not_found`, `already_has_access` or `form_closed`. */
export async function askForForm(
  context: Pick<CollectingContext, 'collection' | 'database'>,
  { appUserId, xmlFormId, reason }: { appUserId: number; xmlFormId: string; reason: string },
): Promise<number> {
  const { id: formId, kind } = await requireOpenForm(context, appUserId, xmlFormId);
  if (kind !== 'targeted') throw new Problem('not_found');
  await noteRequest(context.database.db, { appUserId, formId, reason });
  return formId;
}

/** Does nothing without such a form. @throws Problem `form_closed` or `collection_unavailable` */
export async function giveSightingForm(
  { collection, database: { db } }: Pick<CollectingContext, 'collection' | 'database'>,
  appUserId: number,
): Promise<void> {
  const found = await findForm(db, appUserId, SIGHTING_FORM_ID);
  if (found?.kind !== 'open' || found.hasAccess) return;
  const state = (await collection.formStates()).get(found.id) ?? 'open';
  if (state === 'open') await collection.grantAccess(appUserId, found);
}

async function requireOpenForm(
  { collection, database: { db } }: Pick<CollectingContext, 'collection' | 'database'>,
  appUserId: number,
  xmlFormId: string,
) {
  const found =
    (await findForm(db, appUserId, xmlFormId)) ??
    (await findForm(db, appUserId, decoded(xmlFormId)));
  if (!found) throw new Problem('not_found');
  if (found.hasAccess) throw new Problem('already_has_access');
  const state = (await collection.formStates()).get(found.id) ?? 'open';
  if (state !== 'open') throw new Problem('form_closed');
  return found;
}

/** In the order in which access was granted. */
export async function accessibleForms(db: Database, appUserId: number): Promise<string[]> {
  const forms = await db
    .select({ xmlFormId: form.xmlFormId })
    .from(formAccess)
    .innerJoin(form, eq(form.id, formAccess.formId))
    .where(eq(formAccess.appUserId, appUserId))
    .orderBy(formAccess.grantedAt, form.id);
  return forms.map(({ xmlFormId }) => xmlFormId);
}

/** Grants access without a check. @returns False if the app user already had access. */
export async function grantAccess(
  db: Database,
  appUserId: number,
  formId: number,
): Promise<boolean> {
  const granted = await db
    .insert(formAccess)
    .values({ appUserId, formId, roleId: ROLE_ID })
    .onConflictDoNothing()
    .returning({ formId: formAccess.formId });
  return granted.length > 0;
}

/** Records that were sent do not change. */
export async function withdrawAccess(
  db: Database,
  appUserId: number,
  formId: number,
): Promise<void> {
  await db
    .delete(formAccess)
    .where(and(eq(formAccess.appUserId, appUserId), eq(formAccess.formId, formId)));
}

async function findForm(db: Database, appUserId: number, xmlFormId: string | null) {
  if (xmlFormId === null || xmlFormId.includes('\0')) return undefined;
  const { id, kind, pinHash } = form;
  const hasAccess = isNotNull(formAccess.appUserId).mapWith(Boolean);
  const [found] = await db
    .select({ id, xmlFormId: form.xmlFormId, kind, pinHash, hasAccess })
    .from(form)
    .leftJoin(formAccess, and(eq(formAccess.formId, id), eq(formAccess.appUserId, appUserId)))
    .where(and(eq(form.projectId, PROJECT_ID), eq(form.xmlFormId, xmlFormId)));
  return found;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
