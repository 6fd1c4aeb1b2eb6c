import { ApiError, problemFor, refreshProfile } from '@aranya/shared/api';

/**
 * The sentence for a failed call. Where the server no longer takes this person for an administrator,
 * the profile is read anew, and the page closes.
 */
export function sentenceFor(error: unknown): string {
  console.warn(error);
  if (error instanceof ApiError && error.isForbidden) {
    refreshProfile().catch((failure: unknown) => console.warn(failure));
  }
  const { message, fields } = problemFor(error);
  return fields?.[0]?.message ?? message;
}
