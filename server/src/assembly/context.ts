import type { OwnAccountContext } from '../own-account/own-account-context';

/** What all floors together work with. Made once per process by `openContext`. */
export type ServerContext = OwnAccountContext;
