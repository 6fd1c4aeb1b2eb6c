import { host } from '@aranya/shared/build';

export default host(import.meta.dirname);
