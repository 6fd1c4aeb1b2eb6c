import * as z from 'zod/mini';
import { FIELD_LIMITS, requiredText, TypedPin } from '../fields/fields';
import { LoginRequest } from './accounts';

/** A device on which a person is signed in. */
export const SignedInDevice = z.object({
  /** Id of the session for {@link EndSessionRequest}; it is not the token. */
  id: z.string(),
  /** Name such as 'Chrome on Android'; 'Unknown device' if the browser sent none. */
  device: z.string(),
  /** ISO 8601. */
  signedInAt: z.string(),
  /** ISO 8601, exact to a few minutes. */
  lastUsedAt: z.string(),
  /** True for the session that makes this call. */
  isThisOne: z.boolean(),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

/** GET user/sessions: most recently used first. */
export const SessionsAnswer = z.object({ sessions: z.array(SignedInDevice) });
export type SessionsAnswer = z.infer<typeof SessionsAnswer>;

/** POST user/sessions/end */
export const EndSessionRequest = z.object({ id: requiredText(FIELD_LIMITS.token) });
export type EndSessionRequest = z.infer<typeof EndSessionRequest>;

/** POST user/download: a link to a person's own data, valid once within a minute. */
export const DownloadAnswer = z.object({
  /**
   * Address of a ZIP file, absolute or relative to the service's own. It contains a one-time key,
   * so do not store it.
   */
  address: z.string(),
});
export type DownloadAnswer = z.infer<typeof DownloadAnswer>;

/** Treatment of the records of a closed account. */
export const ClosingChoice = z.enum(['delete', 'anonymise']);
export type ClosingChoice = z.infer<typeof ClosingChoice>;

/** POST user/close-account */
export const CloseAccountRequest = z.object({
  /** The PIN, entered again. */
  password: TypedPin,
  choice: ClosingChoice,
});
export type CloseAccountRequest = z.infer<typeof CloseAccountRequest>;

export const CloseAccountAnswer = z.object({
  /** ISO 8601; before this time, sign-in offers to restore the account. */
  closesAt: z.string(),
});
export type CloseAccountAnswer = z.infer<typeof CloseAccountAnswer>;

/** POST user/keep-account: cancels the closing; the answer is that of a sign-in. */
export const KeepAccountRequest = LoginRequest;
export type KeepAccountRequest = z.infer<typeof KeepAccountRequest>;

/** GET and POST user/public-choices: what a person agreed to. All are false at first. */
export const PublicChoices = z.object({
  /** The name is published with the person's records that have an exact place. */
  nameIsPublic: z.boolean(),
  /** Photos of the person's records are published. */
  photosArePublic: z.boolean(),
  /** A text message, at most once a week, when records were reviewed; absent: as before. */
  reviewMessages: z.optional(z.boolean()),
});
export type PublicChoices = z.infer<typeof PublicChoices>;
