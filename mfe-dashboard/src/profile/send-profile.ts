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
import { type Changes, waitingChanges } from './use-queued-changes';

interface FilledForm {
  /** Values of all fields of the form. */
  fields: ProfileFields;
  typed: Partial<ProfileFields>;
  /** Queued changes that the form has shown. */
  waiting: Changes;
}

/**
 * Saves the profile, or queues the changes if no server answers. Changes that another tab queued
 * meanwhile are included, unless this form overrides them.
 * @returns the profile on the server; undefined if the changes are queued
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
        requestOf({ ...fields, ...waits.changed, ...typed }, session),
        id,
      );
      await dropWaiting(waits.ids);
      return profile;
    });
  return withStatus(() => sendOrKeep({ id, content: { kind: 'profile', changed } }, send, userId));
}
