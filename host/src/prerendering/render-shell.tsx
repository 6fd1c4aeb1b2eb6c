import { providePageData } from '@aranya/shared/config';
import type { FrontEndSettings, Registry, ShellMarkup } from '@aranya/shared/contracts';
import { renderMarkup } from '@aranya/shared/prerendering/render-markup';
import { HostPages } from '../routes/host-pages';
import { routesByPath } from '../routes/routes-by-path';
import { PagePlace } from './page-place';

/** Stands for the page while the shell is rendered; no text of the shell has it. */
const PLACE = 'aranya-place-of-the-page';

/**
 * Renders the shell. Whoever serves pages does it once for each path and registry, not at each request.
 * @param path as a route writes it; any other shows that there is nothing
 */
export function renderShell(
  path: string,
  application: 'desktop' | 'mobile',
  settings: FrontEndSettings,
  registry: Registry,
): ShellMarkup {
  providePageData({ settings, registry });
  const { html, styles } = renderMarkup(
    path,
    application,
    <PagePlace value={PLACE}>
      <HostPages routes={routesByPath(registry.remotes)} />
    </PagePlace>,
  );
  const [before = '', after] = html.split(PLACE);
  return { before, after: after ?? '', hasPlace: after !== undefined, styles };
}
