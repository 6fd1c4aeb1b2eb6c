import '@aranya/shared/ui/theme/fonts.css';
import '@aranya/shared/ui/theme/page.css';
import { pageData } from '@aranya/shared/config';
import { guardScripts, tellVisitorShare } from '@aranya/shared/federation';
import { SessionProvider } from '@aranya/shared/session';
import { AranyaTheme } from '@aranya/shared/ui/theme';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { showPages } from './prerendering/show-pages';
import './provided-modules';
import { reportRemoteFailures } from './remote-failures/report-remote-failures';
import { HostPages } from './routes/host-pages';
import { routesByPath } from './routes/routes-by-path';
import { loadOnIntent, startRoute } from './routes/start-route';

guardScripts();
reportRemoteFailures();
const { registry = { protocol: 1, remotes: [] } } = pageData();
tellVisitorShare(registry);
const routes = routesByPath(registry.remotes);
startRoute(routes);
loadOnIntent(routes);
showPages(
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
