import type { PlatformContext } from '../platform/platform-context';
import type { Accounts } from './accounts/accounts';
import type { Authentication } from './accounts/authentication';
import type { Sessions } from './accounts/sessions/sessions';
import type { AuditLog } from './audit/audit-log';
import type { TextMessages } from './text-gateway/text-messages';

export interface PeopleContext extends PlatformContext {
  /** Only `accounts/` and `demonstration/` use it. */
  authentication: Authentication;
  sessions: Sessions;
  accounts: Accounts;
  audit: AuditLog;
  textMessages: TextMessages;
}
