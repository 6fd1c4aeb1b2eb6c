import { version } from '../../package.json';

/** Version of `@aranya/shared` that this page provides to its remotes. */
export const SHARED_VERSION = version;
