import './page-setup';
import { SessionProvider } from '@aranya/shared/session';
import { AranyaTheme } from '@aranya/shared/ui/theme';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';

export { answerCalls, type CallAnswer } from './answer-calls';
export { browserLocks } from './browser-locks';
export { testPageData } from './page-data';

/**
 * Renders an element as a page of the product: session, theme, router.
 * @param path address of the page; with the navigation's state, if it matters
 * @param route path of the page's route, if it has a parameter
 */
export function renderPage(
  element: ReactElement,
  path: string | { pathname: string; state?: unknown } = '/',
  route?: string,
): RenderResult {
  return render(
    <SessionProvider>
      <AranyaTheme>
        <MemoryRouter initialEntries={[path]}>
          {route ? (
            <Routes>
              <Route path={route} element={element} />
            </Routes>
          ) : (
            element
          )}
        </MemoryRouter>
      </AranyaTheme>
    </SessionProvider>,
  );
}
