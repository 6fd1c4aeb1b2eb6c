import {
  dropWaiting,
  inTurnWithQueue,
  newCallId,
  problemFor,
  sendOrKeep,
  updateProfile,
  withStatus,
} from '@aranya/shared/api';
import { BIO_KEY, PROBLEMS, type ProfileAnswer } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import { aranyaStore, type UserSession, useSession } from '@aranya/shared/session';
import { type FormEvent, useState } from 'react';
import { forgetProfileDraft, profileDraft, saveProfileDraft } from './profile-draft';
import {
  changesOf,
  checkFields,
  type FieldProblems,
  fieldsOf,
  type ProfileFieldName,
  type ProfileFields,
  problemsByField,
  requestOf,
} from './profile-fields';
import { type Changes, useQueuedChanges, waitingChanges } from './use-queued-changes';

const CHECK_FIELDS = PROBLEMS.invalid_input.message;

/** @param onDone called after a successful save, and after Cancel */
export function useProfileForm(onDone: () => void) {
  const session = useSession();
  const { userId } = session;
  const [typed, setTyped] = useState(() => profileDraft(userId) ?? {});
  const [bio] = useState(() => readBio(userId));
  const waiting = useQueuedChanges(userId);
  const fields: ProfileFields = { ...fieldsOf(session, bio), ...waiting, ...typed };
  const [problems, setProblems] = useState<FieldProblems>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  const change = (name: ProfileFieldName, value: string) => {
    const all = { ...typed, [name]: value };
    saveProfileDraft(userId, all);
    setTyped(all);
    setProblems(({ [name]: _gone, ...others }) => others);
  };

  const finish = () => {
    forgetProfileDraft();
    onDone();
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = checkFields(fields, session);
    setProblems(found);
    setFailure(Object.keys(found).length > 0 ? CHECK_FIELDS : '');
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const profile = await sendProfile({ fields, typed, waiting }, session);
      if (aranyaStore().store.getState().session.userId !== userId) return;
      if (profile) publish('profile/updated', { userId, profile });
      saveBio(userId, fields.bio);
      finish();
    } catch (error) {
      const problem = problemFor(error);
      setProblems(problemsByField(('fields' in problem && problem.fields) || []));
      setFailure(problem.message);
    } finally {
      setBusy(false);
    }
  };

  return { fields, change, problems, failure, busy, save, cancel: finish };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

/**
 * The profile call has no bio (specification section 2.9), so this browser stores it per person
 * until sign-out.
 */
const keyOf = (userId: string) => BIO_KEY + userId;

function readBio(userId: string): string {
  try {
    return localStorage.getItem(keyOf(userId)) ?? '';
  } catch {
    return '';
  }
}

function saveBio(userId: string, bio: string) {
  try {
    localStorage.setItem(keyOf(userId), bio);
  } catch (error) {
    console.warn('The bio cannot be kept in this browser.', error);
  }
}

interface FilledForm {
  fields: ProfileFields;
  typed: Partial<ProfileFields>;
  waiting: Changes;
}

/**
 * Queues the changes if no server answers. Includes changes that another tab queued meanwhile,
 * unless this form overrides them.
 * @returns the profile on the server; undefined if the changes are queued
 * @throws ApiError
 */
async function sendProfile(
  { fields, typed, waiting }: FilledForm,
  session: UserSession,
): Promise<ProfileAnswer | undefined> {
  const { userId } = session;
  const id = newCallId();
  const changed = changesOf(typed, session, waiting);
  const send = () =>
    inTurnWithQueue(async () => {
      const waits = await waitingChanges(userId);
      const profile = await updateProfile(
        requestOf({ ...fields, ...waits.changed, ...typed }, session),
        id,
      );
      await dropWaiting(waits.ids);
      return profile;
    });
  return withStatus(() => sendOrKeep({ id, content: { kind: 'profile', changed } }, send, userId));
}
