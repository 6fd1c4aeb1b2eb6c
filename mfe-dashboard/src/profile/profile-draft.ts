import { subscribe } from '@aranya/shared/events';
import type { ProfileFields } from './profile-fields';

/** The fields that one person has typed in and not yet saved; in memory only. */
let draft: { userId: string; typed: Partial<ProfileFields> } | null = null;

/** The draft outlives the form, so that a change of the window's width loses nothing. */
export const profileDraft = (userId: string) => (draft?.userId === userId ? draft.typed : null);

export function saveProfileDraft(userId: string, typed: Partial<ProfileFields>) {
  draft = { userId, typed };
}

export function forgetProfileDraft() {
  draft = null;
}

// After a session that ended by itself the draft waits for its owner.
subscribe('session/signed-out', ({ reason }) => {
  if (reason !== 'ended') forgetProfileDraft();
});
