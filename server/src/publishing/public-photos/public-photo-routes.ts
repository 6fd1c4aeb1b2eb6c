import { PublicPhotoQuery, RecordParams } from '@aranya/shared/contracts/explore';
import { findPublicPhoto } from '../../collecting/shown-photos/public-photos';
import { sendSmallPhoto } from '../../collecting/shown-photos/send-small-photo';
import type { ServerApp } from '../../platform/http/app-types';
import { callerNetwork } from '../../platform/http/caller-network';
import { routesOf } from '../../platform/http/route-options';
import type { PublishingContext } from '../publishing-context';

const route = routesOf(['explore']);

export function publicPhotoRoutes(app: ServerApp, context: PublishingContext): void {
  app.get(
    '/explore/records/:id/photo',
    route(
      { audience: 'anyone' },
      'The photo of a public record with an exact place, if its owner lets everybody see it',
      { params: RecordParams, querystring: PublicPhotoQuery },
    ),
    async (request, reply) => {
      const photo = await findPublicPhoto(context, request.params.id);
      // Pages of other origins show the photo.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      const network = callerNetwork(request);
      return sendSmallPhoto(context, request, reply, { photo, size: request.query.size, network });
    },
  );
}
