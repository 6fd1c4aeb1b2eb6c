import { beginSession, withStatus } from '@aranya/shared/api';
import { aranyaStore, removeError, withDeviceMarks } from '@aranya/shared/session';
import { keepAccount } from '../account/account-calls';

/**
 * Signs in to an account that waits to be closed, and keeps it.
 * @throws ApiError
 */
export async function signInAndKeep(phoneNumber: string, pin: string): Promise<void> {
  const answer = await withStatus(() =>
    keepAccount({ phoneNumber, password: pin, ...withDeviceMarks() }),
  );
  beginSession(answer);
  aranyaStore().store.dispatch(removeError());
}
