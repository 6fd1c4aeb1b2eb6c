import type { PlatformContext } from '../platform/platform-context';
import type { Accounts } from './accounts/accounts';
import type { Authentication } from './accounts/authentication';
import type { Sessions } from './accounts/sessions/sessions';
import type { AuditLog } from './audit/audit-log';
import type { TextMessages } from './text-gateway/text-messages';

/** Dependencies of modules that work with people. */
export interface PeopleContext extends PlatformContext {
  /** The identity library; only `accounts/` and `demonstration/` use it. */
  authentication: Authentication;
  /** Authentication of requests. */
  sessions: Sessions;
  /** Accounts, PINs and one-time codes. */
  accounts: Accounts;
  /** Stores actions on personal data. */
  audit: AuditLog;
  textMessages: TextMessages;
}
