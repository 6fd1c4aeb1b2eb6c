import { MuiLink, PageColumn, PaperPanel, Stack, Typography } from '@aranya/shared/ui/basics';
import '@aranya/shared/ui/theme/fonts.css';
import '@aranya/shared/ui/theme/page.css';
import '@aranya/shared/provided-modules';
import { type Audience, createDefaultPolicy } from '@aranya/shared/contracts';
import { useLanguage } from '@aranya/shared/languages';
import { SessionProvider } from '@aranya/shared/session';
import { AranyaTheme } from '@aranya/shared/ui/theme';
import { type ComponentType, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

// Exports one function instead of the whole loader, because most standalone remotes load no other
// remote.
export { pageOf } from '../federation/mounted-page';

import { guardScripts } from '../federation/script-trust';
import { ForAudience } from './for-audience';

// Must run before the remote's modules: Leaflet writes markup when it is loaded.
createDefaultPolicy();

export interface StandalonePage {
  /** Path on the remote's own origin. */
  path: string;
  also?: string[];
  name: string;
  Page: ComponentType;
  /** `full`: the page has its own background; `panel` (default): it is shown on a white panel. */
  layout?: 'panel' | 'full';
  /** `anyone` by default: others are asked to sign in. */
  audience?: Audience;
}

function PageList({ remote, pages }: { remote: string; pages: StandalonePage[] }) {
  return (
    <PageColumn sx={{ py: 6 }}>
      <PaperPanel>
        <Typography variant="h3" component="h1">
          {remote}, standalone
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          The pages of this remote, without the host.
        </Typography>
        <Stack component="ul" sx={{ gap: 1, pl: 3 }}>
          {pages.map(({ path, name }) => (
            <li key={path}>
              <MuiLink component={Link} to={path}>
                {name}
              </MuiLink>
            </li>
          ))}
        </Stack>
      </PaperPanel>
    </PageColumn>
  );
}

function PageFrame({ Page, layout, audience = 'anyone' }: StandalonePage) {
  const page = (
    <ForAudience audience={audience}>
      <Page />
    </ForAudience>
  );
  if (layout === 'full') return page;
  return (
    <PageColumn sx={{ py: 3 }}>
      <PaperPanel>{page}</PaperPanel>
    </PageColumn>
  );
}

/** Screen readers and hyphenation use it; in the product the host sets it. */
function DocumentLanguage() {
  const language = useLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return null;
}

export function runStandalone(remote: string, pages: StandalonePage[]) {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root.');
  guardScripts();
  createRoot(root).render(
    <StrictMode>
      <SessionProvider>
        <AranyaTheme>
          <DocumentLanguage />
          <main>
            <BrowserRouter>
              <Routes>
                {pages.flatMap((page) =>
                  [page.path, ...(page.also ?? [])].map((path) => (
                    <Route key={path} path={path} element={<PageFrame {...page} />} />
                  )),
                )}
                <Route path="*" element={<PageList remote={remote} pages={pages} />} />
              </Routes>
            </BrowserRouter>
          </main>
        </AranyaTheme>
      </SessionProvider>
    </StrictMode>,
  );
}
