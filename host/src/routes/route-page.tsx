import { RemoteRegion } from '@aranya/shared/federation';
import { Navigate, useApplication, useLocation } from '@aranya/shared/navigation';
import { useSession, useSessionReady } from '@aranya/shared/session';
import { PageColumn, PaperPanel } from '@aranya/shared/ui/basics';
import { PageSkeleton } from '@aranya/shared/ui/states';
import { type ReactNode, useContext, useEffect } from 'react';
import { KeptContent, KeptPage } from '../prerendering/kept-page';
import { PagePlace } from '../prerendering/page-place';
import { useText } from '../texts';
import { needsOtherDocument } from './document-policy';
import { RouteError } from './route-error';
import { chooseRoute, type OwnedRoute, type RoutesByPath, wayBack } from './routes-by-path';
import { usePageHead } from './use-page-head';

function RemotePage({ route, routes }: { route: OwnedRoute; routes: RoutesByPath }) {
  usePageHead(route, routes);
  const text = useText();
  const place = useContext(PagePlace);
  const page = useContext(KeptPage);
  const kept = page?.path === route.path ? page : null;
  if (place) return place;
  return (
    <RemoteRegion
      remote={route.remote}
      expose={route.expose}
      label={text('this page')}
      page={PaperPage}
      kept={kept && <KeptContent {...kept} />}
      failure={kept?.failure}
    />
  );
}

/** Background until the page's own background is loaded. */
const PaperPage = ({ children }: { children: ReactNode }) => (
  <PageColumn sx={{ py: 4 }}>
    <PaperPanel>{children}</PaperPanel>
  </PageColumn>
);

function OtherDocument() {
  const place = useContext(PagePlace);
  useEffect(() => window.location.reload(), []);
  return (
    place ?? (
      <PaperPage>
        <PageSkeleton />
      </PaperPage>
    )
  );
}

/** A prerendered shell leaves the place empty. */
const Elsewhere = (target: { to: string; state?: object }) =>
  useContext(PagePlace) ? null : <Navigate {...target} replace />;

interface RoutePageProps {
  path: string;
  routes: RoutesByPath;
}

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
  if (back) return <Elsewhere to={back} />;
  if (choice.kind === 'redirect') return <Elsewhere to={choice.to} />;
  if (choice.kind === 'counterpart') {
    return <Elsewhere to={choice.to} state={{ counterpartOf: path }} />;
  }
  if (choice.kind === 'unknown') return <RouteError routes={routes} />;
  if (needsOtherDocument(choice.route)) return <OtherDocument />;
  return <RemotePage key={choice.route.expose} route={choice.route} routes={routes} />;
}
