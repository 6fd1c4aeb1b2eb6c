/** Message above the fields of the sign-in page. */
export interface Notice {
  /** English text as the key for translations; empty if there is no message. */
  sentence: string;
  /** Time for the placeholder `{day}`, ISO 8601 in UTC. */
  closesAt?: string;
}

let notice: Notice = { sentence: '' };

/** Stores the message for a person who has just closed an account. */
export function noteClosed(said: Notice) {
  notice = said;
}

/** Returns the message; empty if no account was closed in this page. */
export const closedAccountNotice = () => notice;
