import { subscribe } from '@aranya/shared/events';
import type { Dispatch } from '@reduxjs/toolkit';
import {
  markTrialFormCompleted,
  updateImage,
  updateOdkFormAccess,
  updateOdkUser,
  updateUserInfo,
} from './session-slice';
import type { UserSession } from './user-session';

/**
 * Stores published changes of the signed-in person. Events about another person are late and
 * ignored.
 */
export function followEvents({
  getState,
  dispatch,
}: {
  getState(): { session: UserSession };
  dispatch: Dispatch;
}) {
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
