import { createHash } from 'node:crypto';
import { PageMarkup, type PrerenderedPage } from '@aranya/shared/contracts';
import type { ReleaseStore } from '../../release/release-store';
import { releaseFolder } from '../../release/stored-releases';

/** Pages that are kept in memory, at most; a release's files never change. */
const MOST_KEPT = 500;

/**
 * Reads rendered pages of releases, each once.
 * @returns undefined for a page that is not in the store, cannot be read, or is not what was
 *   released: then scripts draw it, and the next request asks again
 */
export function releasedPages(store: Pick<ReleaseStore, 'read'>) {
  const kept = new Map<string, Promise<PageMarkup | undefined>>();

  async function read(remote: string, version: string, { file, integrity }: PrerenderedPage) {
    const bytes = await store.read(`${releaseFolder(remote, version)}/${file}`);
    if (!bytes) return undefined;
    const hash = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
    if (hash !== integrity) {
      console.error(`${remote} ${version}: ${file} is not the file that was released`);
      return undefined;
    }
    return PageMarkup.parse(JSON.parse(bytes.toString('utf8')));
  }

  return async (remote: string, version: string, page: PrerenderedPage) => {
    const key = `${remote}/${version}/${page.file}`;
    let markup = kept.get(key);
    if (!markup) {
      markup = read(remote, version, page).catch((error: unknown) => {
        console.error(`${remote} ${version}: ${page.file} cannot be read:`, error);
        return undefined;
      });
      kept.set(key, markup);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest) kept.delete(oldest);
    }
    const found = await markup;
    // It may be put there later, or repaired.
    if (!found) kept.delete(key);
    return found;
  };
}
