import type { RouteOptions } from 'fastify';
import type { Audience } from '../../../server/src/people/accounts/audience';
import { routesOf } from '../../../server/src/people/accounts/guard';
import { LIMITS } from '../../../server/src/platform/configuration/limits';
import type { ServerApp } from '../../../server/src/platform/http/app-types';

/** A route of the server, as far as bad calls are made for it. */
export interface ServedRoute {
  /** `<method> <path>`, as in the permission table. */
  name: string;
  listener: 'server' | 'identity';
  method: string;
  url: string;
  audience: Audience;
  schema: RouteOptions['schema'];
  /** Largest body, in bytes. */
  bodyBytes: number;
}

/** Every route of both listeners; HEAD is as GET. */
export async function servedRoutes(
  apps: Record<ServedRoute['listener'], ServerApp>,
): Promise<ServedRoute[]> {
  await Promise.all(Object.values(apps).map((app) => app.ready()));
  return (['server', 'identity'] as const).flatMap((listener) =>
    routesOf(apps[listener])
      .flatMap((route) => [route.method].flat().map((method) => ({ ...route, method })))
      .filter(({ method }) => method !== 'HEAD')
      .map(({ method, url, schema, config, bodyLimit }) => ({
        name: `${method} ${url}`,
        listener,
        method,
        url,
        audience: config?.audience ?? 'anyone',
        schema,
        bodyBytes: bodyLimit ?? LIMITS.jsonBodyBytes,
      })),
  );
}
