import type { AccountContext } from '../account/account-context';

/** Created once per process by `openContext`. */
export type ServerContext = AccountContext;
