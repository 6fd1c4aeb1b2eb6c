import type { SignedOut, SignedOutReason } from '@aranya/shared/session';

const SENTENCES: Record<SignedOutReason, string> = {
  asked: 'You are signed out.',
  elsewhere: 'You are signed out: it was done in another tab.',
  ended: 'Your session has ended. Sign in, and you are back where you were.',
  forbidden:
    'You were signed out: this account may not use the dashboard at the moment. If that is a mistake, tell us by the contact page.',
};

/** What the sign-in page says first to anyone who was signed in before; empty for others. */
export const whySignedOut = (signedOut: SignedOut | undefined): string =>
  signedOut ? SENTENCES[signedOut.reason] : '';
