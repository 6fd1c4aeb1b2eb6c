import { pageData } from '@aranya/shared/config';
import { createBrowserRouter } from 'react-router-dom';
import { Shell } from '../shell/shell';
import { RouteError } from './route-error';
import { RoutePage } from './route-page';
import { routesByPath } from './routes-by-path';
import { loadOnIntent, startRoute } from './start-route';

/** The router, built from the registry alone: the host has no page of its own. */
export function hostRouter() {
  const routes = routesByPath(pageData().registry?.remotes ?? []);
  startRoute(routes);
  loadOnIntent(routes);
  return createBrowserRouter([
    {
      element: <Shell routes={routes} />,
      errorElement: (
        <main>
          <RouteError />
        </main>
      ),
      children: [
        ...[...routes.keys()].map((path) => ({
          path,
          element: <RoutePage path={path} routes={routes} />,
          errorElement: <RouteError />,
        })),
        { path: '*', element: <RouteError /> },
      ],
    },
  ]);
}
