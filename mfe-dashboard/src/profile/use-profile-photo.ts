import { problemFor, updateProfileImage, withStatus } from '@aranya/shared/api';
import { publish } from '@aranya/shared/events';
import { useSession } from '@aranya/shared/session';
import { useState } from 'react';
import { photoProblem, readAsDataUrl } from './photo-file';

/** Reads a chosen photo as base64 and uploads it at once. */
export function useProfilePhoto() {
  const { userId, phoneNumber, authToken } = useSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const choose = async (file: File) => {
    const refused = photoProblem(file);
    setProblem(refused);
    if (refused) return;
    setBusy(true);
    try {
      const base64Data = await readAsDataUrl(file);
      const { userImageUri } = await withStatus(() =>
        updateProfileImage({ phoneNumber, base64Data, token: authToken }),
      );
      publish('profile/updated', { userId, profile: { userImageUri } });
    } catch (error) {
      setProblem(problemFor(error).message);
    } finally {
      setBusy(false);
    }
  };

  return { busy, problem, choose };
}
