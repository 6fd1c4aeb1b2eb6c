import type { Registry } from '@aranya/shared/contracts';
import { composePage, type PageSources } from '../../tools/serve/prerendering/compose-page';

/** Where nginx puts the host name of the request. */
export const HOSTNAME_PLACE = '<!--# echo var="page_hostname" -->';
const NONCE_PLACE = '<!--# echo var="request_id" -->';

/** Name of a path's drawn parts, without their ending. */
export const drawnName = (path: string) =>
  path === '/' ? 'index' : path.toLowerCase().replace(/^\/+|\/+$/g, '');

/** What everybody gets who is not told apart: nginx does not know who tries a canary, so scripts draw it. */
const withoutCanaries = ({ remotes, ...registry }: Registry): Registry => ({
  ...registry,
  remotes: remotes.map(({ canary, pages, ...remote }) => ({
    ...remote,
    ...(pages && !canary && { pages }),
  })),
});

/**
 * Every page of the product as it is before any script, as files of a release store: nginx puts
 * `drawn/root/<path>.html` and `drawn/styles/<path>.html` into its pages.
 */
export async function drawnPages(
  sources: PageSources,
  registry: Registry,
): Promise<Record<string, string>> {
  const paths = new Set(registry.remotes.flatMap(({ routes }) => routes.map(({ path }) => path)));
  const files: Record<string, string> = {};
  for (const pathname of paths) {
    const { root, styles } = await composePage(sources, {
      pathname,
      registry: withoutCanaries(registry),
      share: undefined,
      hostname: HOSTNAME_PLACE,
    });
    files[`drawn/root/${drawnName(pathname)}.html`] = root;
    files[`drawn/styles/${drawnName(pathname)}.html`] = styles(NONCE_PLACE);
  }
  return files;
}
