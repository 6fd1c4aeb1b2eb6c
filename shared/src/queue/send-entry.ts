import {
  ApiError,
  completeTrial,
  getProfile,
  refreshProfile,
  requestFormAccess,
  signOut,
  suggestGap,
  updateProfile,
} from '@aranya/shared/api';
import { TRIAL_FORM_ID } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import { aranyaStore } from '@aranya/shared/session';
import type { QueuedContent, QueuedEntry } from './queued-entry';
import { sendRecord } from './send-record';

type Content<Kind extends QueuedContent['kind']> = Extract<QueuedContent, { kind: Kind }>;

const session = () => aranyaStore().store.getState().session;

/** Each call uses the token of the current session; the entry is retained for its owner. */
function requireOwner(person: string) {
  if (session().userId !== person) throw new Error('Another person has signed in.');
}

/** @returns undefined if the server answers that it was done before */
async function doneOnce<Answer>(call: Promise<Answer>, isDone: (error: ApiError) => boolean) {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && isDone(error)) return undefined;
    throw error;
  }
}

/** The entry is done even if reading the profile fails. */
async function showProfile(person: string) {
  if (session().userId === person) await refreshProfile().catch(console.warn);
}

/** Another device may have changed the current profile. */
async function sendProfile({ id, person }: QueuedEntry, { changed }: Content<'profile'>) {
  const { authToken: token, phoneNumber } = session();
  const now = await getProfile({ token, phoneNumber });
  requireOwner(person);
  publish('profile/updated', { userId: person, profile: now });
  const { name, email, organization, organizationName, address, webURL } = session();
  const fields = { name, phoneNumber, email, organization, organizationName, address, webURL };
  const profile = await doneOnce(
    updateProfile({ ...fields, ...changed, token }, id),
    // The profile has changed since the first attempt, which had arrived.
    ({ problem }) => problem.code === 'done_otherwise',
  );
  if (profile) publish('profile/updated', { userId: person, profile });
}

async function sendFormAccess(
  { person }: QueuedEntry,
  { formId, projectId, roleId, location }: Content<'form-access'>,
) {
  const request = { projectId, formId, roleId, userId: session().odkUserId, location };
  await doneOnce(
    requestFormAccess(request, true),
    ({ problem }) => problem.code === 'already_has_access',
  );
  if (formId === TRIAL_FORM_ID) {
    requireOwner(person);
    const { phoneNumber, authToken: token, location: place } = session();
    await completeTrial({ phoneNumber, token, location: place }, true);
    publish('collection/trial-completed', { userId: person });
  }
  publish('collection/form-access-granted', {
    userId: person,
    formId: decodeURIComponent(formId),
  });
  await showProfile(person);
}

/**
 * Publishes the result to the page.
 * @param entry a visitor's, or the signed-in person's
 * @throws ApiError; Error if its owner signs out meanwhile
 */
export async function sendEntry(entry: QueuedEntry): Promise<void> {
  const { id, content, person } = entry;
  if (content.kind === 'gap') await suggestGap(content.suggestion, id);
  if (content.kind === 'profile') await sendProfile(entry, content);
  if (content.kind === 'form-access') await sendFormAccess(entry, content);
  if (content.kind === 'sign-out') {
    // An unknown session has ended, as intended.
    await doneOnce(signOut(content.token), ({ isSessionEnded }) => isSessionEnded);
  }
  if (content.kind === 'record') {
    await sendRecord(content, () => requireOwner(person));
    await showProfile(person);
  }
}
