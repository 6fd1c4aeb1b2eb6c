/**
 * Everything that parts of the page tell each other. The key is the event's name, the value its
 * payload. A payload only grows: fields are added as optional ones, never changed.
 */
export interface AranyaEvents {
  /** A person signed in. */
  'session/signed-in': { userId: string };
  /**
   * Nobody is signed in any more; `reason` says why. `ended`: the server no longer knew the session,
   * `elsewhere`: another tab.
   */
  'session/signed-out': { reason: 'asked' | 'forbidden' | 'ended' | 'elsewhere' };
  /**
   * Somebody asked to sign out while something waits to be sent: the shell says what would be lost, and asks.
   */
  'session/leaving-asked': Record<never, never>;
  /** What waits to be sent is another, in this tab. */
  'queue/changed': Record<never, never>;
  /** Name, organisation or photo changed. */
  'profile/updated': { userId: string };
  /** An app user exists, the QR can be shown. */
  'collection/app-user-created': { odkUserId: string };
  /** A form may now be filled in. */
  'collection/form-access-granted': { formId: string };
  'collection/trial-completed': { userId: string };
  /** A remote did not load or render. */
  'federation/remote-failed': { remote: string; version: string; phase: string; cause: string };
}

export type AranyaEventName = keyof AranyaEvents;

/** An event as it travels on the bus. */
export type AranyaEvent = {
  [Name in AranyaEventName]: { name: Name; payload: AranyaEvents[Name] };
}[AranyaEventName];
