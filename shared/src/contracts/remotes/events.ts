import type { ProfileAnswer } from '../accounts/profiles';

/**
 * Events between the parts of the page: name to payload. A payload only gets new optional fields;
 * fields are never changed.
 */
export interface AranyaEvents {
  /** A person signed in; `language` is that of their account, if set. */
  'session/signed-in': { userId: string; language?: string | null | undefined };
  /**
   * The person signed out. `ended`: the server did not accept the session, `elsewhere`: another tab
   * signed out.
   */
  'session/signed-out': { reason: 'asked' | 'forbidden' | 'ended' | 'elsewhere'; userId: string };
  /** Somebody wants to sign out while entries are queued: the shell asks for confirmation. */
  'session/leaving-asked': Record<never, never>;
  /** The queue of this tab changed. */
  'queue/changed': Record<never, never>;
  /** The server returned the profile or a new photo address. */
  'profile/updated': { userId: string; profile: ProfileAnswer | { userImageUri: string } };
  /** The app user of the person exists, so the QR code can be shown. */
  'collection/app-user-created': { userId: string; odkUserId: string; token: string };
  /** The person may fill in a form; `formId` is not encoded. */
  'collection/form-access-granted': { userId: string; formId: string };
  /** The server recorded that the person has the trial form. */
  'collection/trial-completed': { userId: string };
  /** A form was stored on this device, or removed from it. */
  'collection/kept-forms-changed': Record<never, never>;
  /** A record is being sent: `part` of its bytes from 0 to 1. */
  'collection/record-sending': { instanceId: string; part: number };
  /** A remote failed to load or render. */
  'federation/remote-failed': { remote: string; version: string; phase: string; cause: string };
}

export type AranyaEventName = keyof AranyaEvents;

export type AranyaEvent = {
  [Name in AranyaEventName]: { name: Name; payload: AranyaEvents[Name] };
}[AranyaEventName];
