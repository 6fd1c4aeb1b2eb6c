import type { AccountContext } from '../account/account-context';

/** Dependencies of all floors. Created once per process by `openContext`. */
export type ServerContext = AccountContext;
