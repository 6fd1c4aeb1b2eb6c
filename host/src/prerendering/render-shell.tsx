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

/** No text of the shell contains it. */
const PLACE = 'aranya-place-of-the-page';

/**
 * The page server does this once per path and registry, not per request.
 * @param path as in a route; any other path renders the unknown address
 * @param language whose texts are loaded (`textsArrived`)
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
