import type { FormState } from './tables';

/** A form that access is asked for. */
export interface AccessibleForm {
  /** Row id. */
  id: number;
  /** As in the form, not encoded. */
  xmlFormId: string;
}

/** Who gets a credential. */
export interface NewAppUser {
  personId: string;
  displayName: string;
  location: string;
}

/**
 * The server that phones talk to: the embedded one, or ODK Central. What people see of their
 * records is read from this server's own tables in both cases.
 *
 * Each call throws the problem `collection_unavailable` where the server does not answer; nothing
 * is half done then, and the same call later finishes it.
 */
export interface CollectionServer {
  kind: 'embedded' | 'central';
  /**
   * Makes the app user of a person, or finds the one that is there: a person has one, however often
   * and however many at once ask for it. After a revocation the person gets a new token.
   */
  ensureAppUser(who: NewAppUser): Promise<{ id: number; token: string }>;
  /**
   * Ends the credential of a person, because the phone with it is lost, and gives another with the
   * same forms. @returns Null where the person has no app user.
   */
  replaceToken(personId: string): Promise<{ id: number; token: string } | null>;
  /** The credential of an app user; null where there is none, or it was revoked. */
  tokenOf(appUserId: number): Promise<string | null>;
  /** Lets an app user use a form. @returns False where it might already. */
  grantAccess(appUserId: number, form: AccessibleForm): Promise<boolean>;
  /** Which forms take records, by row id; a form that is not named is open. */
  formStates(): Promise<ReadonlyMap<number, FormState>>;
  /** Sees to it that records sent until now are in the tables, if that is possible in short time. */
  catchUp(): Promise<void>;
  /** Begins what runs by itself. */
  start(): void;
  /** Ends it; waits for what is being stored. */
  stop(): Promise<void>;
}
