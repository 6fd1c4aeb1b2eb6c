import type { ClosingChoice } from '@aranya/shared/contracts';
import { dayOf } from '../account/days';

interface ClosedAccount {
  choice: ClosingChoice;
  /** ISO 8601. */
  closesAt: string;
}

let notice = '';

/** Remembers what the sign-in page says to whoever has just closed an account. */
export function noteClosed({ choice, closesAt }: ClosedAccount) {
  const records = choice === 'delete' ? 'and your records are' : 'is';
  notice =
    `Your account is closed. On ${dayOf(closesAt)} it ${records} deleted for good; ` +
    'until then you can sign in to keep it.';
}

/** The sentence; empty where nobody closed an account in this page. */
export const closedAccountNotice = () => notice;

export function forgetClosedAccount() {
  notice = '';
}
