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

/** Thrown if another person has signed in: the entry is retained for its owner. */
export class AnotherPerson extends Error {}

/** Checked before each call, which uses the token of the current session. */
function requireOwner(person: string) {
  if (session().userId !== person) throw new AnotherPerson();
}

/** Applies the person's changes to the current profile, which another device may have changed. */
async function sendProfile({ id, person }: QueuedEntry, { changed }: Content<'profile'>) {
  requireOwner(person);
  const { authToken: token, phoneNumber } = session();
  const now = await getProfile({ token, phoneNumber });
  requireOwner(person);
  publish('profile/updated', { userId: person, profile: now });
  const { name, email, organization, organizationName, address, webURL } = session();
  const fields = { name, phoneNumber, email, organization, organizationName, address, webURL };
  const profile = await updateProfile({ ...fields, ...changed, token }, id);
  publish('profile/updated', { userId: person, profile });
}

async function sendFormAccess(
  { person }: QueuedEntry,
  { formId, projectId, roleId, location }: Content<'form-access'>,
) {
  requireOwner(person);
  const request = { projectId, formId, roleId, userId: session().odkUserId, location };
  await requestFormAccess(request, true).catch((error: unknown) => {
    if ((error as { problem?: { code: string } }).problem?.code !== 'already_has_access') {
      throw error;
    }
  });
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
  if (session().userId !== person) return;
  // The form is granted, even if reading the profile failed.
  await refreshProfile().catch((error: unknown) => console.warn(error));
}

async function sendOwnRecord({ person }: QueuedEntry, record: Content<'record'>) {
  requireOwner(person);
  await sendRecord(record, () => requireOwner(person));
  // The record is stored, even if reading the profile fails.
  if (session().userId === person) await refreshProfile().catch(console.warn);
}

/** An unknown session has ended, as intended. */
async function sendSignOut({ token }: Content<'sign-out'>) {
  await signOut(token).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.isSessionEnded)) throw error;
  });
}

/**
 * Makes the call of an entry, and publishes the result to the page.
 * @throws ApiError; AnotherPerson if its owner is not signed in
 */
export async function sendEntry(entry: QueuedEntry): Promise<void> {
  const { content } = entry;
  if (content.kind === 'gap') await suggestGap(content.suggestion, entry.id);
  if (content.kind === 'sign-out') await sendSignOut(content);
  if (content.kind === 'profile') await sendProfile(entry, content);
  if (content.kind === 'record') await sendOwnRecord(entry, content);
  if (content.kind === 'form-access') await sendFormAccess(entry, content);
}
