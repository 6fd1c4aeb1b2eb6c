import { call } from '@aranya/shared/api';
import { settings } from '@aranya/shared/config';
import { CreateAppUserAnswer } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import { aranyaStore } from '@aranya/shared/session';

/**
 * Creates a new collection token; the token in the old QR code is revoked at once.
 * @throws ApiError
 */
export async function replaceToken(): Promise<void> {
  const { userId, odkUserId } = aranyaStore().store.getState().session;
  const { id = odkUserId, token } = await call({
    method: 'POST',
    url: `${settings().services.collection}/odk/replace-token`,
    data: {},
    authorised: true,
    answer: CreateAppUserAnswer,
  });
  publish('collection/app-user-created', { userId, odkUserId: String(id), token });
}
