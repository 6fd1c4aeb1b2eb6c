import * as z from 'zod/mini';
import { LoginRequest } from './accounts';
import { FIELD_LIMITS, requiredText, TypedPin } from './fields';

/** A device on which a person is signed in. */
export const SignedInDevice = z.object({
  /** Names the session in {@link EndSessionRequest}; it is not its token. */
  id: z.string(),
  /** In words, such as 'Chrome on Android'; 'Unknown device' where it did not say. */
  device: z.string(),
  /** ISO 8601. */
  signedInAt: z.string(),
  /** ISO 8601, exact to a few minutes. */
  lastUsedAt: z.string(),
  /** True for the session that asks. */
  isThisOne: z.boolean(),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

/** GET user/sessions: last used first. */
export const SessionsAnswer = z.object({ sessions: z.array(SignedInDevice) });
export type SessionsAnswer = z.infer<typeof SessionsAnswer>;

/** POST user/sessions/end */
export const EndSessionRequest = z.object({ id: requiredText(FIELD_LIMITS.token) });
export type EndSessionRequest = z.infer<typeof EndSessionRequest>;

/** POST user/download: where a person's own data can be fetched once, within a minute. */
export const DownloadAnswer = z.object({
  /**
   * Address of a ZIP file, absolute or relative to the service's own. It holds a key that works once, so it is not to
   * be kept.
   */
  address: z.string(),
});
export type DownloadAnswer = z.infer<typeof DownloadAnswer>;

/** What happens to the records of an account that is closed. */
export const ClosingChoice = z.enum(['delete', 'anonymise']);
export type ClosingChoice = z.infer<typeof ClosingChoice>;

/** POST user/close-account */
export const CloseAccountRequest = z.object({
  /** The PIN, asked for again. */
  password: TypedPin,
  choice: ClosingChoice,
});
export type CloseAccountRequest = z.infer<typeof CloseAccountRequest>;

export const CloseAccountAnswer = z.object({
  /** ISO 8601: until then signing in offers to keep the account. */
  closesAt: z.string(),
});
export type CloseAccountAnswer = z.infer<typeof CloseAccountAnswer>;

/** POST user/keep-account: the answer is that of a sign-in. */
export const KeepAccountRequest = LoginRequest;
export type KeepAccountRequest = z.infer<typeof KeepAccountRequest>;
