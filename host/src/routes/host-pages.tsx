import { useLanguage } from '@aranya/shared/languages';
import { useMemo } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Shell } from '../shell/shell';
import { RouteBoundary } from './route-boundary';
import { RouteError } from './route-error';
import { RoutePage } from './route-page';
import type { RoutesByPath } from './routes-by-path';
import { routesInLanguage } from './routes-in-language';

const RouteErrorAlone = () => (
  <main>
    <RouteError />
  </main>
);

/** @param routes every path of the product, from the registry; the host has no page of its own */
export function HostPages({ routes: asReleased }: { routes: RoutesByPath }) {
  const language = useLanguage();
  const routes = useMemo(() => routesInLanguage(asReleased, language), [asReleased, language]);
  return (
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
}
