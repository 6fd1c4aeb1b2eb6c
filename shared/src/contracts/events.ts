import type { ProfileAnswer } from './profiles';

/**
 * Everything that parts of the page tell each other. The key is the event's name, the value its
 * payload. A payload only grows: fields are added as optional ones, never changed.
 */
export interface AranyaEvents {
  /** A person signed in; `language` is that of their account, where it has one. */
  'session/signed-in': { userId: string; language?: string | null | undefined };
  /**
   * The person signed out; `reason` says why. `ended`: the server no longer knew the session,
   * `elsewhere`: another tab.
   */
  'session/signed-out': { reason: 'asked' | 'forbidden' | 'ended' | 'elsewhere'; userId: string };
  /**
   * Somebody asked to sign out while something waits to be sent: the shell says what would be lost, and asks.
   */
  'session/leaving-asked': Record<never, never>;
  /** What waits to be sent is another, in this tab. */
  'queue/changed': Record<never, never>;
  /** The server answered with the profile, or with the address of another photo. */
  'profile/updated': { userId: string; profile: ProfileAnswer | { userImageUri: string } };
  /** The person has an app user, and the QR can be shown. */
  'collection/app-user-created': { userId: string; odkUserId: string; token: string };
  /** The person may fill in a form; `formId` is not encoded. */
  'collection/form-access-granted': { userId: string; formId: string };
  /** The server noted that the person has the trial form. */
  'collection/trial-completed': { userId: string };
  /** A remote did not load or render. */
  'federation/remote-failed': { remote: string; version: string; phase: string; cause: string };
}

export type AranyaEventName = keyof AranyaEvents;

/** An event as it travels on the bus. */
export type AranyaEvent = {
  [Name in AranyaEventName]: { name: Name; payload: AranyaEvents[Name] };
}[AranyaEventName];
