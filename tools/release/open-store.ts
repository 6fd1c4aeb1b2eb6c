import { releasesFolder } from '../serve/environment';
import { folderStore } from './folder-store';
import type { ReleaseStore } from './release-store';

/** The store that `ARANYA_RELEASES` names. */
export const openStore = (variables = process.env): ReleaseStore =>
  folderStore(releasesFolder(variables));
