import type { ProfileFields } from './profile-fields';

/** What one person has typed and not yet saved; in memory only. */
let draft: { userId: string; fields: ProfileFields } | null = null;

/** The draft outlives the form, so that a change of the window's width loses nothing. */
export const profileDraft = (userId: string) => (draft?.userId === userId ? draft.fields : null);

export function saveProfileDraft(userId: string, fields: ProfileFields) {
  draft = { userId, fields };
}

export function forgetProfileDraft() {
  draft = null;
}
