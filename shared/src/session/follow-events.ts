import { subscribe } from '@aranya/shared/events';
import {
  markTrialFormCompleted,
  updateImage,
  updateOdkFormAccess,
  updateOdkUser,
  updateUserInfo,
} from './session-slice';
import type { AranyaStore } from './store';

/** Stores what is published about the signed-in person. An event about somebody who signed out came late: it is dropped. */
export function followEvents({ getState, dispatch }: AranyaStore) {
  const isPresent = (userId: string) => getState().session.userId === userId;
  subscribe('profile/updated', ({ userId, profile }) => {
    if (!isPresent(userId)) return;
    dispatch('id' in profile ? updateUserInfo(profile) : updateImage(profile.userImageUri));
  });
  subscribe('collection/app-user-created', ({ userId, odkUserId, token }) => {
    if (isPresent(userId)) dispatch(updateOdkUser({ token, id: odkUserId }));
  });
  subscribe('collection/form-access-granted', ({ userId, formId }) => {
    const { odkFormAccess } = getState().session;
    if (isPresent(userId)) {
      dispatch(updateOdkFormAccess([...new Set([...odkFormAccess, formId])]));
    }
  });
  subscribe('collection/trial-completed', ({ userId }) => {
    if (isPresent(userId)) dispatch(markTrialFormCompleted());
  });
}
