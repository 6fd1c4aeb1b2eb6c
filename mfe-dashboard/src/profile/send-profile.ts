import {
  dropWaiting,
  inTurnWithQueue,
  keepForLater,
  newCallId,
  updateProfile,
  withStatus,
} from '@aranya/shared/api';
import type { ProfileAnswer } from '@aranya/shared/contracts';
import { aranyaStore, removeError, type UserSession } from '@aranya/shared/session';
import { changesOf, type ProfileFields, requestOf } from './profile-fields';

/**
 * Saves the profile, or has what was changed wait where no server answers.
 * @param waiting what waits already
 * @returns the profile as the server has it now; undefined where it waits
 * @throws ApiError
 */
export async function sendProfile(
  fields: ProfileFields,
  session: UserSession,
  waiting: Readonly<Record<string, string>>,
): Promise<ProfileAnswer | undefined> {
  const id = newCallId();
  try {
    return await withStatus(() =>
      inTurnWithQueue(async () => {
        const profile = await updateProfile(requestOf(fields, session), id);
        await dropWaiting('profile', session.userId);
        return profile;
      }),
    );
  } catch (error) {
    const changed = changesOf(fields, session, waiting);
    if (!(await keepForLater(error, { id, content: { kind: 'profile', changed } }, session.userId)))
      throw error;
    aranyaStore().store.dispatch(removeError());
    return undefined;
  }
}
