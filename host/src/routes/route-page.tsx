import { RemoteRegion } from '@aranya/shared/federation';
import { Navigate, useApplication, usePageTitle } from '@aranya/shared/navigation';
import { useSession, useSessionReady } from '@aranya/shared/session';
import { PageColumn, PaperPanel } from '@aranya/shared/ui/basics';
import { PageSkeleton } from '@aranya/shared/ui/states';
import type { ReactNode } from 'react';
import { usePageDescription } from './page-description';
import { RouteError } from './route-error';
import { chooseRoute, type OwnedRoute } from './routes-by-path';

function RemotePage({ route }: { route: OwnedRoute }) {
  usePageTitle(route.title);
  usePageDescription(route.description);
  return (
    <RemoteRegion remote={route.remote} expose={route.expose} label="this page" page={PaperPage} />
  );
}

/** What a page stands on until it brings its own. */
const PaperPage = ({ children }: { children: ReactNode }) => (
  <PageColumn sx={{ py: 4 }}>
    <PaperPanel>{children}</PaperPanel>
  </PageColumn>
);

/** The page of a path for this person and this window. */
export function RoutePage({ candidates }: { candidates: readonly OwnedRoute[] }) {
  const application = useApplication();
  const session = useSession();
  const ready = useSessionReady();
  const needsSession = candidates.some(({ audience }) => audience !== 'anyone');
  if (needsSession && !ready) {
    return (
      <PaperPage>
        <PageSkeleton />
      </PaperPage>
    );
  }
  const choice = chooseRoute(candidates, application, session);
  if (choice.kind === 'redirect') return <Navigate to={choice.to} replace />;
  if (choice.kind === 'unknown') return <RouteError />;
  return <RemotePage key={choice.route.expose} route={choice.route} />;
}
