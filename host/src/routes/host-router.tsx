import { pageData } from '@aranya/shared/config';
import { createBrowserRouter } from 'react-router';
import { Shell } from '../shell/shell';
import { RouteError } from './route-error';
import { RoutePage } from './route-page';
import { routesByPath } from './routes-by-path';

/** The router, built from the registry alone: the host has no page of its own. */
export function hostRouter() {
  const remotes = pageData().registry?.remotes ?? [];
  return createBrowserRouter([
    {
      element: <Shell />,
      errorElement: (
        <main>
          <RouteError />
        </main>
      ),
      children: [
        ...[...routesByPath(remotes)].map(([path, candidates]) => ({
          path,
          element: <RoutePage candidates={candidates} />,
          errorElement: <RouteError />,
        })),
        { path: '*', element: <RouteError /> },
      ],
    },
  ]);
}
