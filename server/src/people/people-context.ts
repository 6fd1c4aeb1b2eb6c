import type { PlatformContext } from '../platform/platform-context';
import type { Accounts } from './accounts/accounts';
import type { Authentication } from './accounts/authentication';
import type { Sessions } from './accounts/sessions';
import type { AuditLog } from './audit/audit-log';
import type { TextMessages } from './text-gateway/text-messages';

/** What parts work with that know people. */
export interface PeopleContext extends PlatformContext {
  /** The identity library; only `accounts/` and `demonstration/` touch it. */
  authentication: Authentication;
  /** Who is signed in. */
  sessions: Sessions;
  /** Accounts, PINs and one-time codes. */
  accounts: Accounts;
  /** Remembers what was done to personal data. */
  audit: AuditLog;
  textMessages: TextMessages;
}
