import '@aranya/shared/ui/theme/fonts.css';
import '@aranya/shared/ui/theme/page.css';
import { pageData } from '@aranya/shared/config';
import { guardScripts } from '@aranya/shared/federation';
import { SessionProvider } from '@aranya/shared/session';
import { AranyaTheme } from '@aranya/shared/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import './provided-modules';
import { reportRemoteFailures } from './remote-failures/report-remote-failures';
import { HostPages } from './routes/host-pages';
import { routesByPath } from './routes/routes-by-path';
import { loadOnIntent, startRoute } from './routes/start-route';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

guardScripts();
reportRemoteFailures();
const routes = routesByPath(pageData().registry?.remotes ?? []);
startRoute(routes);
loadOnIntent(routes);
createRoot(root).render(
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
