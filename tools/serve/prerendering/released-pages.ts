import { PageMarkup, type PrerenderedPage } from '@aranya/shared/contracts';
import { hasHash } from '../../release/checks/has-hash';
import type { ReleaseStore } from '../../release/stores/release-store';
import { releaseFolder } from '../../release/stores/stored-releases';
import { cachedReads } from '../cached-reads';

/** A release's files never change. */
const MOST_KEPT = 500;

/**
 * @returns undefined for a page that is missing, unreadable or damaged: scripts then render it, and
 * the next request tries again
 */
export function releasedPages(store: Pick<ReleaseStore, 'read'>) {
  const kept = cachedReads<PageMarkup>(MOST_KEPT);

  async function read(remote: string, version: string, { file, integrity }: PrerenderedPage) {
    const bytes = await store.read(`${releaseFolder(remote, version)}/${file}`);
    if (!bytes) return undefined;
    if (!hasHash(bytes, integrity)) {
      console.error(`${remote} ${version}: ${file} is not the file that was released`);
      return undefined;
    }
    return PageMarkup.parse(JSON.parse(bytes.toString('utf8')));
  }

  return (remote: string, version: string, page: PrerenderedPage) =>
    kept(`${remote}/${version}/${page.file}`, () =>
      read(remote, version, page).catch((error: unknown) => {
        console.error(`${remote} ${version}: ${page.file} cannot be read:`, error);
        return undefined;
      }),
    );
}
