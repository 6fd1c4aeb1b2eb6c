import { type PageMarkup, SOURCE_LANGUAGE } from '@aranya/shared/contracts';
import { beginIn } from '@aranya/shared/languages';
import { drawWithoutWindow } from '@aranya/shared/navigation';
import { SessionProvider } from '@aranya/shared/session';
import { AranyaTheme } from '@aranya/shared/ui/theme';
import createCache from '@emotion/cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { identifierPrefix } from './identifier-prefix';
import { withoutStyleAttributes } from './style-attributes';

/**
 * What a visitor who is not signed in sees first, as markup, with the styles that it uses. For builds and
 * servers: there is no document.
 * @param path of the page
 */
export function renderMarkup(
  path: string,
  application: 'desktop' | 'mobile',
  element: ReactNode,
): PageMarkup {
  const cache = createCache({ key: 'aranya' });
  // Styles stay in the cache instead of standing beside each element, where they would count as
  // children.
  cache.compat = true;
  drawWithoutWindow(application);
  beginIn(SOURCE_LANGUAGE);
  const rendered = renderToString(
    <SessionProvider>
      <AranyaTheme cache={cache}>
        <StaticRouter location={path}>{element}</StaticRouter>
      </AranyaTheme>
    </SessionProvider>,
    { identifierPrefix: identifierPrefix(application) },
  );
  const styles = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const { html, styles: ofAttributes } = withoutStyleAttributes(rendered);
  return { html, styles: Object.fromEntries([...styles, ...ofAttributes]) };
}
