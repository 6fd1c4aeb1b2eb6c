import { keepForLater, problemFor, requestFormAccess } from '@aranya/shared/api';
import type { FormCatalogueEntry } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import {
  aranyaStore,
  hasFormAccess,
  type UserSession,
  updateOdkFormAccess,
} from '@aranya/shared/session';
import {
  ACCESS_WAITS,
  type FormAccessOutcome,
  formAccessOutcome,
  GRANTED,
  PIN_WAITS,
} from './form-access-outcome';

/** A form's id as the session and the collection server write it: the catalogue has it encoded. */
export const plainFormId = ({ formId }: FormCatalogueEntry) => decodeURIComponent(formId);

/** True where the person may fill in this form. */
export const mayFillIn = (session: UserSession, form: FormCatalogueEntry) =>
  hasFormAccess(session, plainFormId(form)) || hasFormAccess(session, form.formId);

/** Notes in the session that the person has the form now, and tells the other parts of the page. */
function noteAccess(form: FormCatalogueEntry, personId: string) {
  const { store } = aranyaStore();
  const { session } = store.getState();
  if (session.userId !== personId) return;
  const formId = plainFormId(form);
  if (!mayFillIn(session, form)) {
    store.dispatch(updateOdkFormAccess([...session.odkFormAccess, formId]));
  }
  publish('collection/form-access-granted', { formId });
}

/** What a request comes to that failed: where no server answers it waits, without its PIN. */
async function afterFailure(
  error: unknown,
  { formId, name, projectId, roleId, location }: FormCatalogueEntry,
  personId: string,
  needsPin: boolean,
): Promise<FormAccessOutcome> {
  const content = {
    kind: 'form-access' as const,
    ...{ formId, name, projectId, roleId, location, needsPin },
  };
  try {
    if (!(await keepForLater(error, { content }, personId))) return formAccessOutcome(error);
    return { kind: 'waits', message: needsPin ? PIN_WAITS : ACCESS_WAITS };
  } catch (failure) {
    return { kind: 'no-answer', message: problemFor(failure).message };
  }
}

/**
 * Asks the server for a form.
 * @param pin what the person typed, for a form that needs one; the server checks it
 */
export async function askForForm(
  form: FormCatalogueEntry,
  pin?: string,
): Promise<FormAccessOutcome> {
  const { userId, odkUserId } = aranyaStore().store.getState().session;
  const { projectId, formId, roleId, location } = form;
  let outcome = GRANTED;
  try {
    await requestFormAccess({
      projectId,
      formId,
      roleId,
      userId: odkUserId,
      location,
      ...(pin !== undefined && { pin }),
    });
  } catch (error) {
    outcome = await afterFailure(error, form, userId, pin !== undefined);
  }
  if (outcome.kind === 'granted' || outcome.kind === 'held') noteAccess(form, userId);
  return outcome;
}
