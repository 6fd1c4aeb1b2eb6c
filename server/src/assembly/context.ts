import type { OwnAccountContext } from '../own-account/own-account-context';

/** Dependencies of all floors. Created once per process by `openContext`. */
export type ServerContext = OwnAccountContext;
