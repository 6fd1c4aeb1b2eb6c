import { subscribe } from '@aranya/shared/events';
import type { ProfileFields } from './profile-fields';

/** In memory only. */
let draft: { userId: string; typed: Partial<ProfileFields> } | null = null;

/** Kept outside the form, so that a change of the window's width loses nothing. */
export const profileDraft = (userId: string) => (draft?.userId === userId ? draft.typed : null);

export function saveProfileDraft(userId: string, typed: Partial<ProfileFields>) {
  draft = { userId, typed };
}

export function forgetProfileDraft() {
  draft = null;
}

// After an expired session the draft is retained for its owner.
subscribe('session/signed-out', ({ reason }) => {
  if (reason !== 'ended') forgetProfileDraft();
});
