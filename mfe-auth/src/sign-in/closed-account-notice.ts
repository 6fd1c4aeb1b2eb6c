/** What the sign-in page says above its fields. */
export interface Notice {
  /** In English, as translators have it; empty where nothing is said. */
  sentence: string;
  /** The moment of its place `{day}`, ISO 8601 in UTC. */
  closesAt?: string;
}

let notice: Notice = { sentence: '' };

/** Remembers what the sign-in page says to anyone who has just closed an account. */
export function noteClosed(said: Notice) {
  notice = said;
}

/** What it says; nothing where nobody closed an account in this page. */
export const closedAccountNotice = () => notice;
