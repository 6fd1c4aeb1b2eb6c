import { beginSession, withStatus } from '@aranya/shared/api';
import { aranyaStore, removeError, withDeviceMarks } from '@aranya/shared/session';
import { keepAccount } from '../account/account-calls';

/** Signs in to a closed account that is not yet deleted, and restores it. @throws ApiError */
export async function signInAndKeep(phoneNumber: string, pin: string): Promise<void> {
  const answer = await withStatus(() =>
    keepAccount({ phoneNumber, password: pin, ...withDeviceMarks() }),
  );
  beginSession(answer);
  aranyaStore().store.dispatch(removeError());
}
