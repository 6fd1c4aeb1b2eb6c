import { problemFor } from '@aranya/shared/api';
import { PROBLEMS } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import { aranyaStore, useSession } from '@aranya/shared/session';
import { type FormEvent, useState } from 'react';
import { readBio, saveBio } from './bio';
import { forgetProfileDraft, profileDraft, saveProfileDraft } from './profile-draft';
import {
  checkFields,
  type FieldProblems,
  fieldsOf,
  type ProfileFieldName,
  type ProfileFields,
  problemsByField,
} from './profile-fields';
import { sendProfile } from './send-profile';
import { useQueuedChanges } from './use-queued-changes';

const CHECK_FIELDS = PROBLEMS.invalid_input.message;

/**
 * State of the profile's edit form.
 * @param onDone called after a successful save, and after Cancel
 */
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
