import { call } from '@aranya/shared/api';
import { settings } from '@aranya/shared/config';
import { CreateAppUserAnswer } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import { aranyaStore, updateOdkUser } from '@aranya/shared/session';

/**
 * Makes a new collection token; the one in the old QR code ends at once.
 * @throws ApiError
 */
export async function replaceToken(): Promise<void> {
  const { store } = aranyaStore();
  const { userId, odkUserId } = store.getState().session;
  const { id = odkUserId, token } = await call({
    method: 'POST',
    url: `${settings().services.collection}/odk/replace-token`,
    data: {},
    authorised: true,
    answer: CreateAppUserAnswer,
  });
  if (store.getState().session.userId !== userId) return;
  store.dispatch(updateOdkUser({ token, id: String(id) }));
  publish('collection/app-user-created', { odkUserId: String(id) });
}
