import { remote } from '@aranya/shared/build';

export default remote(import.meta.dirname);
