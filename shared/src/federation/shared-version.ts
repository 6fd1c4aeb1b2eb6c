import { version } from '../../package.json';

export const SHARED_VERSION = version;
