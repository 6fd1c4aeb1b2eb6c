import { RemoteRegion } from '@aranya/shared/federation';
import { Navigate, useApplication, useLocation } from '@aranya/shared/navigation';
import { useSession, useSessionReady } from '@aranya/shared/session';
import { PageColumn, PaperPanel } from '@aranya/shared/ui/basics';
import { PageSkeleton } from '@aranya/shared/ui/states';
import type { ReactNode } from 'react';
import { RouteError } from './route-error';
import { chooseRoute, type OwnedRoute, type RoutesByPath, wayBack } from './routes-by-path';
import { usePageHead } from './use-page-head';

function RemotePage({ route, routes }: { route: OwnedRoute; routes: RoutesByPath }) {
  usePageHead(route, routes);
  return (
    <RemoteRegion remote={route.remote} expose={route.expose} label="this page" page={PaperPage} />
  );
}

/** The background of a page until it brings its own. */
const PaperPage = ({ children }: { children: ReactNode }) => (
  <PageColumn sx={{ py: 4 }}>
    <PaperPanel>{children}</PaperPanel>
  </PageColumn>
);

interface RoutePageProps {
  path: string;
  /** Every path of the product. */
  routes: RoutesByPath;
}

/** The page of a path for this person and this window. */
export function RoutePage({ path, routes }: RoutePageProps) {
  const candidates = routes.get(path) ?? [];
  const { state } = useLocation();
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
  const choice = chooseRoute(path, routes, application, session);
  const back = wayBack(state, routes, application, session);
  if (back) return <Navigate to={back} replace />;
  if (choice.kind === 'redirect') return <Navigate to={choice.to} replace />;
  if (choice.kind === 'counterpart') {
    return <Navigate to={choice.to} state={{ counterpartOf: path }} replace />;
  }
  if (choice.kind === 'unknown') return <RouteError routes={routes} />;
  return <RemotePage key={choice.route.expose} route={choice.route} routes={routes} />;
}
