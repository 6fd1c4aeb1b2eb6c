import { providePageData } from '@aranya/shared/config';
import {
  type FrontEndSettings,
  type Language,
  type Registry,
  type ShellMarkup,
  SOURCE_LANGUAGE,
} from '@aranya/shared/contracts';
import { renderMarkup } from '@aranya/shared/prerendering/render-markup';
import { addressesIn } from '../routes/addresses';
import { HostPages } from '../routes/host-pages';
import { routesByPath } from '../routes/routes-by-path';
import { PagePlace } from './page-place';

export { textsArrived } from '@aranya/shared/languages';

/** Stands for the page while the shell is rendered; no text of the shell has it. */
const PLACE = 'aranya-place-of-the-page';

/**
 * Renders the shell. Whoever serves pages does it once for each path and registry, not at each request.
 * @param path as a route writes it; any other shows that there is nothing
 * @param language whose texts have arrived (`textsArrived`)
 */
export function renderShell(
  path: string,
  application: 'desktop' | 'mobile',
  settings: FrontEndSettings,
  registry: Registry,
  language: Language = SOURCE_LANGUAGE,
): ShellMarkup {
  providePageData({ settings, registry });
  const routes = routesByPath(registry.remotes);
  const { html, styles } = renderMarkup(
    { path, application, language, addressOf: addressesIn(language, routes).of },
    <PagePlace value={PLACE}>
      <HostPages routes={routes} />
    </PagePlace>,
  );
  const [before = '', after] = html.split(PLACE);
  return { before, after: after ?? '', hasPlace: after !== undefined, styles };
}
