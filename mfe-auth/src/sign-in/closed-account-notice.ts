let notice = '';

/** Remembers what the sign-in page says to anyone who has just closed an account. */
export function noteClosed(sentence: string) {
  notice = sentence;
}

/** The sentence; empty where nobody closed an account in this page. */
export const closedAccountNotice = () => notice;
