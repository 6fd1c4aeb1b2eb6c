import { post } from '@aranya/shared/api';
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
  const { id = odkUserId, token } = await post(
    `${settings().services.collection}/odk/replace-token`,
    CreateAppUserAnswer,
    {},
    { authorised: true },
  );
  publish('collection/app-user-created', { userId, odkUserId: String(id), token });
}
