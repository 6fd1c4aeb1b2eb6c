import type { Language, PageMarkup } from '@aranya/shared/contracts';
import { beginIn } from '@aranya/shared/languages';
import { drawWithoutWindow } from '@aranya/shared/navigation';
import { SessionProvider } from '@aranya/shared/session';
import { AranyaTheme } from '@aranya/shared/ui/theme';
import createCache from '@emotion/cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createPath, type Path, Router } from 'react-router-dom';
import { identifierPrefix } from './identifier-prefix';
import { withoutStyleAttributes } from './style-attributes';

/** Fails the build: a page must not navigate while it is rendered. */
function noWay(): never {
  throw new Error('A page that is rendered leads nowhere by itself.');
}

interface MarkupInput {
  path: string;
  application: 'desktop' | 'mobile';
  /** Texts of the language are loaded (`textsArrived`). */
  language: Language;
  addressOf: (path: string) => string;
}

/** Renders the first view of a visitor who is not signed in. Needs no document. */
export function renderMarkup(
  { path, application, language, addressOf }: MarkupInput,
  element: ReactNode,
): PageMarkup {
  const cache = createCache({ key: 'aranya' });
  // Styles stay in the cache: style elements beside each element would count as children.
  cache.compat = true;
  drawWithoutWindow(application);
  beginIn(language);
  const createHref = (to: string | Partial<Path>) => {
    const { pathname = '', ...rest } = typeof to === 'string' ? { pathname: to } : to;
    return createPath({ ...rest, pathname: addressOf(pathname) });
  };
  const location = { pathname: path, search: '', hash: '', state: null, key: 'default' };
  const navigator = { createHref, go: noWay, push: noWay, replace: noWay };
  const rendered = renderToString(
    <SessionProvider>
      <AranyaTheme cache={cache}>
        <Router location={location} navigator={navigator} static>
          {element}
        </Router>
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
