import { problemFor, refreshProfile } from '../session/session-flows';
import { ApiError } from './api-error';

/** Prefers the message of the first faulty field. */
export function sentenceFor(error: unknown): string {
  const { message, fields } = problemFor(error);
  return fields?.[0]?.message ?? message;
}

/**
 * If the server refuses the person's role, the profile is read again: the page closes, or its
 * 'Forbidden' ends the session.
 */
export function noteFailure(error: unknown): void {
  console.warn(error);
  if (error instanceof ApiError && error.status === 403) {
    refreshProfile().catch((failure: unknown) => console.warn(failure));
  }
}
