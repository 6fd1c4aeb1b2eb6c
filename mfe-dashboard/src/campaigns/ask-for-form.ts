import { ApiError, requestFormAccess, sendOrKeep } from '@aranya/shared/api';
import { type FormCatalogueEntry, PROBLEMS } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import { message } from '@aranya/shared/languages';
import { aranyaStore, hasFormAccess, type UserSession } from '@aranya/shared/session';

const ACCESS_GRANTED = message('You have the form access now.');
export const ACCESS_HELD = PROBLEMS.already_has_access.message;
export const WRONG_PIN = PROBLEMS.wrong_form_pin.message;
const ACCESS_WAITS = message(
  'No network: your request is kept on this device, and sent as soon as there is one.',
);
export const ASKED = message('Your request was sent. The answer comes on the tile of the form.');
const SESSION_ENDED = message('Your session has ended. Sign in again and ask again.');

export interface FormAccessOutcome {
  /**
   * `held`: the server says that the person has the form; `no-answer`: the server was not reached;
   * `waits`: the request is queued.
   */
  kind:
    | 'granted'
    | 'held'
    | 'refused'
    | 'closed'
    | 'wrong-pin'
    | 'too-many'
    | 'session-ended'
    | 'no-answer'
    | 'waits';
  message: string;
}

const GRANTED: FormAccessOutcome = { kind: 'granted', message: ACCESS_GRANTED };

/**
 * By the specification, most failures mean that the person has the form. A wrong PIN, too many of
 * them (also by others), a closed form and an expired session have their own sentences.
 */
export function formAccessOutcome(error: unknown): FormAccessOutcome {
  if (!(error instanceof ApiError)) return { kind: 'refused', message: ACCESS_HELD };
  // Covers requests that this device could not queue, too.
  if (error.isNetworkFailure) return { kind: 'no-answer', message: error.problem.message };
  if (error.isSessionEnded) return { kind: 'session-ended', message: SESSION_ENDED };
  switch (error.problem.code) {
    case 'wrong_form_pin':
      return { kind: 'wrong-pin', message: WRONG_PIN };
    case 'too_many_attempts':
    case 'form_pin_guarded':
      return { kind: 'too-many', message: error.problem.message };
    case 'form_closed':
      return { kind: 'closed', message: error.problem.message };
    case 'already_has_access':
      return { kind: 'held', message: ACCESS_HELD };
    default:
      return { kind: 'refused', message: ACCESS_HELD };
  }
}

/** Session and collection server write the plain id; the catalogue has it URL-encoded. */
export const plainFormId = ({ formId }: FormCatalogueEntry) => decodeURIComponent(formId);

export const mayFillIn = (session: UserSession, form: FormCatalogueEntry) =>
  hasFormAccess(session, plainFormId(form)) || hasFormAccess(session, form.formId);

/**
 * Queues the request if no server answers, except one with a PIN: PINs are never stored.
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
