import type { CollectingContext } from '../../collecting/collecting-context';
import { BLOCK_FILES } from '../../importing';
import type { ServerApp } from '../../platform/http/app-types';
import { chooseEncoding } from '../../platform/http/choose-encoding';
import { holdsAlready } from '../../platform/http/holds-already';
import { routesOf } from '../../platform/http/route-options';
import { openPlaceFiles } from './place-files';

const route = routesOf(['places']);

/** Seconds after which a browser asks for imported borders; without a change it gets a 304. */
const FRESH_SECONDS = 10;

export function placeRoutes(app: ServerApp, { settings }: CollectingContext): void {
  const openFile = openPlaceFiles(settings.dataFolder);

  for (const name of Object.values(BLOCK_FILES)) {
    app.get(
      `/places/${name}`,
      route({ audience: 'anyone' }, `Block borders: ${name}`),
      async (request, reply) => {
        const encoding = chooseEncoding(request.headers['accept-encoding']);
        const file = await openFile(name, encoding);
        reply
          // Partners show the map on their own pages.
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('x-content-type-options', 'nosniff')
          .header('cache-control', `public, max-age=${FRESH_SECONDS}`)
          .header('vary', 'Accept-Encoding')
          .header('etag', file.etag);
        if (holdsAlready(request, file.etag)) return reply.code(304).send();
        if (encoding) reply.header('content-encoding', encoding);
        reply.type('application/geo+json').header('content-length', file.bytes);
        return reply.send(file.read());
      },
    );
  }
}
