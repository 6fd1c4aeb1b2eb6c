import { pageData } from '@aranya/shared/config';
import { guardScripts, tellVisitorShare } from '@aranya/shared/federation';
import { reportRemoteFailures } from './remote-failures/report-remote-failures';
import { beginAtAddress } from './routes/addresses';
import { noteDocumentPolicy } from './routes/document-policy';
import { type RoutesByPath, routesByPath } from './routes/routes-by-path';
import { loadOnIntent, startRoute } from './routes/start-route';

export function startLoading(): RoutesByPath {
  guardScripts();
  reportRemoteFailures();
  const { registry = { protocol: 1, remotes: [] } } = pageData();
  tellVisitorShare(registry);
  const routes = routesByPath(registry.remotes);
  noteDocumentPolicy(routes);
  beginAtAddress(routes);
  startRoute(routes);
  loadOnIntent(routes);
  return routes;
}
