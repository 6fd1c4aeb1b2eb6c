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

/** Empty if no session ended. */
export const whySignedOut = (signedOut: SignedOut | undefined): string =>
  signedOut ? SENTENCES[signedOut.reason] : '';

export interface Notice {
  /** English text as the key for translations; empty if there is no message. */
  sentence: string;
  /** Fills the placeholder `{day}`; ISO 8601 in UTC. */
  closesAt?: string;
}

let notice: Notice = { sentence: '' };

export function noteClosed(said: Notice) {
  notice = said;
}

/** Empty if no account was closed in this page. */
export const closedAccountNotice = () => notice;
