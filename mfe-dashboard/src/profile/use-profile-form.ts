import { problemFor, updateProfile, withStatus } from '@aranya/shared/api';
import { PROBLEMS } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import { aranyaStore, updateUserInfo, useSession } from '@aranya/shared/session';
import { type FormEvent, useState } from 'react';
import { readBio, saveBio } from './bio';
import { forgetProfileDraft, profileDraft, saveProfileDraft } from './profile-draft';
import {
  checkFields,
  type FieldProblems,
  fieldsOf,
  type ProfileFieldName,
  problemsByField,
  requestOf,
} from './profile-fields';

const CHECK_FIELDS = PROBLEMS.invalid_input.message;

/**
 * The edit form of the profile.
 * @param onDone after a successful save, and after Cancel
 */
export function useProfileForm(onDone: () => void) {
  const session = useSession();
  const { userId } = session;
  const [fields, setFields] = useState(
    () => profileDraft(userId) ?? fieldsOf(session, readBio(userId)),
  );
  const [problems, setProblems] = useState<FieldProblems>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  const change = (name: ProfileFieldName, value: string) => {
    const changed = { ...fields, [name]: value };
    saveProfileDraft(userId, changed);
    setFields(changed);
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
      const profile = await withStatus(() => updateProfile(requestOf(fields, session)));
      const { store } = aranyaStore();
      if (store.getState().session.userId !== userId) return;
      store.dispatch(updateUserInfo(profile));
      saveBio(userId, fields.bio);
      publish('profile/updated', { userId });
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
