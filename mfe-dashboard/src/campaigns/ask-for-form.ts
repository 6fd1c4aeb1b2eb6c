import { requestFormAccess, sendOrKeep } from '@aranya/shared/api';
import type { FormCatalogueEntry } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import { aranyaStore, hasFormAccess, type UserSession } from '@aranya/shared/session';
import {
  ACCESS_WAITS,
  type FormAccessOutcome,
  formAccessOutcome,
  GRANTED,
} from './form-access-outcome';

/**
 * Returns a form's id as the session and the collection server write it; the catalogue has it
 * URL-encoded.
 */
export const plainFormId = ({ formId }: FormCatalogueEntry) => decodeURIComponent(formId);

/** Returns whether the person may fill in this form. */
export const mayFillIn = (session: UserSession, form: FormCatalogueEntry) =>
  hasFormAccess(session, plainFormId(form)) || hasFormAccess(session, form.formId);

/**
 * Requests a form. If no server answers, the request is queued; one with a PIN is not, because PINs are never stored.
 * @param pin typed by the person, for a form that needs one; the server checks it
 */
export async function askForForm(
  form: FormCatalogueEntry,
  pin?: string,
): Promise<FormAccessOutcome> {
  const { userId, odkUserId } = aranyaStore().store.getState().session;
  const { projectId, formId, roleId, location, name } = form;
  const place = { projectId, formId, roleId, location };
  const content = { kind: 'form-access' as const, name, ...place };
  const request = { ...place, userId: odkUserId, ...(pin !== undefined && { pin }) };
  let outcome = GRANTED;
  try {
    const send = async () => ({ answer: await requestFormAccess(request) });
    const answered = await (pin === undefined ? sendOrKeep({ content }, send, userId) : send());
    if (!answered) return { kind: 'waits', message: ACCESS_WAITS };
  } catch (error) {
    outcome = formAccessOutcome(error);
  }
  if (outcome.kind === 'granted' || outcome.kind === 'held') {
    publish('collection/form-access-granted', { userId, formId: plainFormId(form) });
  }
  return outcome;
}
