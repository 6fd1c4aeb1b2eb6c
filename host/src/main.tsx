import '@aranya/shared/ui/theme/fonts.css';
import '@aranya/shared/ui/theme/page.css';
import { guardScripts } from '@aranya/shared/federation';
import { SessionProvider } from '@aranya/shared/session';
import { AranyaTheme } from '@aranya/shared/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import './provided-modules';
import { reportRemoteFailures } from './remote-failures/report-remote-failures';
import { hostRouter } from './routes/host-router';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

guardScripts();
reportRemoteFailures();
createRoot(root).render(
  <StrictMode>
    <SessionProvider>
      <AranyaTheme>
        <RouterProvider router={hostRouter()} />
      </AranyaTheme>
    </SessionProvider>
  </StrictMode>,
);
