import { SessionProvider } from '@aranya/shared/session';
import { AranyaTheme } from '@aranya/shared/ui/theme';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { keepOfflineWhenIdle } from './offline/when-shown';
import { showPages } from './prerendering/show-pages';
import { HostPages } from './routes/host-pages';
import type { RoutesByPath } from './routes/routes-by-path';

/** Shows the product in the page. */
export const start = async (routes: RoutesByPath) => {
  await showPages(
    <StrictMode>
      <SessionProvider>
        <AranyaTheme>
          <BrowserRouter>
            <HostPages routes={routes} />
          </BrowserRouter>
        </AranyaTheme>
      </SessionProvider>
    </StrictMode>,
  );
  keepOfflineWhenIdle();
};
