import { withStatus } from '@aranya/shared/api';
import { publish } from '@aranya/shared/events';
import {
  aranyaStore,
  removeError,
  saveDeviceMark,
  setUserInfo,
  withDeviceMarks,
} from '@aranya/shared/session';
import { keepAccount } from '../account/account-calls';

/**
 * Signs in to an account that waits to be closed, and keeps it.
 * @throws ApiError
 */
export async function signInAndKeep(phoneNumber: string, pin: string): Promise<void> {
  const answer = await withStatus(() =>
    keepAccount({ phoneNumber, password: pin, ...withDeviceMarks() }),
  );
  const { store } = aranyaStore();
  store.dispatch(setUserInfo(answer));
  saveDeviceMark(answer.deviceMark);
  store.dispatch(removeError());
  publish('session/signed-in', { userId: answer.user.id });
}
