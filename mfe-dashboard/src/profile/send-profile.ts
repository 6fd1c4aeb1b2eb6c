import {
  dropWaiting,
  inTurnWithQueue,
  newCallId,
  sendOrKeep,
  updateProfile,
  withStatus,
} from '@aranya/shared/api';
import type { ProfileAnswer } from '@aranya/shared/contracts';
import type { UserSession } from '@aranya/shared/session';
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
 * Saves the profile, or has what was changed wait where no server answers. What waits by then, from
 * another tab, goes along where this form does not say otherwise.
 * @returns the profile as the server has it now; undefined if it waits
 * @throws ApiError
 */
export async function sendProfile(
  { fields, typed, waiting }: FilledForm,
  session: UserSession,
): Promise<ProfileAnswer | undefined> {
  const { userId } = session;
  const id = newCallId();
  const changed = changesOf(typed, session, waiting);
  const send = () =>
    inTurnWithQueue(async () => {
      const waits = await waitingChanges(userId);
      const profile = await updateProfile(
        requestOf({ ...fields, ...waits, ...typed }, session),
        id,
      );
      await dropWaiting('profile', userId, { ...waits, ...changed });
      return profile;
    });
  return withStatus(() => sendOrKeep({ id, content: { kind: 'profile', changed } }, send, userId));
}
