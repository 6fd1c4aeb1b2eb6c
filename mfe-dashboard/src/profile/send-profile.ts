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
import { type Changes, waitingChanges } from './use-waiting-changes';

interface FilledForm {
  /** Every field as it is shown. */
  fields: ProfileFields;
  /** Those that the person typed in. */
  typed: Partial<ProfileFields>;
  /** What the form has seen waiting. */
  waiting: Changes;
}

/**
 * Saves the profile, or has what was changed wait where no server answers. What waits by then, from another tab, goes
 * along where this form does not say otherwise.
 * @returns the profile as the server has it now; undefined where it waits
 * @throws ApiError
 */
export async function sendProfile(
  { fields, typed, waiting }: FilledForm,
  session: UserSession,
): Promise<ProfileAnswer | undefined> {
  const { userId } = session;
  const id = newCallId();
  let waits: Changes = {};
  try {
    return await withStatus(() =>
      inTurnWithQueue(async () => {
        waits = await waitingChanges(userId);
        const whole = { ...fields, ...waits, ...typed };
        const profile = await updateProfile(requestOf(whole, session), id);
        await dropWaiting('profile', userId, waits);
        return profile;
      }),
    );
  } catch (error) {
    const changed = changesOf(typed, session, { ...waiting, ...waits });
    if (!(await keepForLater(error, { id, content: { kind: 'profile', changed } }, userId)))
      throw error;
    aranyaStore().store.dispatch(removeError());
    return undefined;
  }
}
