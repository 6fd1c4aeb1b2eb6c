import type { TestPerson } from '..';

/** A kind of caller, with sessions that calls may use up by signing out. */
export interface KnownCaller {
  person: TestPerson;
  /** An administrator reads everybody's phone number. */
  seesNumbers: boolean;
  tokens: string[];
}

/** Values that the server knows: only with them a call gets past the first check. */
export interface Known {
  callers: KnownCaller[];
  /** Tokens that were good once. */
  endedTokens: string[];
  /** Credentials of phones that work, and one that was revoked. */
  appUserTokens: string[];
  revokedAppUserToken: string;
  appUserIds: string[];
  formId: string;
  /** Instance ids of stored records. */
  instanceIds: string[];
  allowedOrigin: string;
}
