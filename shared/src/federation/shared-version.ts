import { version } from '../../package.json';

/** Provided by this page to its remotes. */
export const SHARED_VERSION = version;
