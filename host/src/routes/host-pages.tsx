import { Route, Routes } from 'react-router-dom';
import { Shell } from '../shell/shell';
import { RouteBoundary } from './route-boundary';
import { RouteError } from './route-error';
import { RoutePage } from './route-page';
import type { RoutesByPath } from './routes-by-path';

const RouteErrorAlone = () => (
  <main>
    <RouteError />
  </main>
);

/**
 * The shell with the page of the address inside; the host has no page of its own.
 * @param routes every path of the product, from the registry
 */
export const HostPages = ({ routes }: { routes: RoutesByPath }) => (
  <RouteBoundary fallback={<RouteErrorAlone />}>
    <Routes>
      <Route element={<Shell routes={routes} />}>
        {[...routes.keys()].map((path) => (
          <Route
            key={path}
            path={path}
            element={
              <RouteBoundary fallback={<RouteError />}>
                <RoutePage path={path} routes={routes} />
              </RouteBoundary>
            }
          />
        ))}
        <Route path="*" element={<RouteError routes={routes} />} />
      </Route>
    </Routes>
  </RouteBoundary>
);
