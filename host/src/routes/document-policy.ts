import type { RemoteRoute } from '@aranya/shared/contracts';
import { pathOf } from './addresses';
import { keyOfPath, type RoutesByPath } from './routes-by-path';

let ofDocument: RemoteRoute['policy'];

export function noteDocumentPolicy(routes: RoutesByPath) {
  const path = keyOfPath(routes, pathOf(window.location.pathname));
  ofDocument = routes.get(path)?.[0]?.policy;
}

/** A page with another policy needs a full load. */
export const needsOtherDocument = ({ policy }: Pick<RemoteRoute, 'policy'>): boolean =>
  policy !== ofDocument;
