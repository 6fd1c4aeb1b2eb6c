import { message } from '@aranya/shared/languages';
import type { SignedOut, SignedOutReason } from '@aranya/shared/session';

const SENTENCES: Record<SignedOutReason, string> = {
  asked: message('You are signed out.'),
  elsewhere: message('You are signed out: it was done in another tab.'),
  ended: message('Your session has ended. Sign in, and you are back where you were.'),
  forbidden: message(
    'You were signed out: this account may not use the dashboard at the moment. If that is a mistake, tell us by the contact page.',
  ),
};

/** First message of the sign-in page after a session ended; empty otherwise. */
export const whySignedOut = (signedOut: SignedOut | undefined): string =>
  signedOut ? SENTENCES[signedOut.reason] : '';

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
