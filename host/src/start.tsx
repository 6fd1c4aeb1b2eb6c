import { SessionProvider } from '@aranya/shared/session';
import { AranyaTheme } from '@aranya/shared/ui/theme';
import { StrictMode } from 'react';
import { keepOfflineWhenIdle } from './offline/when-shown';
import { showPages } from './prerendering/show-pages';
import { HostPages } from './routes/host-pages';
import { LanguageRouter } from './routes/language-router';
import type { RoutesByPath } from './routes/routes-by-path';

export const start = async (routes: RoutesByPath) => {
  await showPages(
    <StrictMode>
      <SessionProvider>
        <AranyaTheme>
          <LanguageRouter routes={routes}>
            <HostPages routes={routes} />
          </LanguageRouter>
        </AranyaTheme>
      </SessionProvider>
    </StrictMode>,
  );
  keepOfflineWhenIdle();
};
