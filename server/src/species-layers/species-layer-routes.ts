import { OVERLAY_SPECIES } from '@aranya/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerApp } from '../app-types';
import type { ServerContext } from '../context';
import { freshValue } from '../statistics/fresh-value';
import { capabilitiesDocument, capabilitiesType } from './capabilities';
import { dotsOf } from './distribution';
import { drawMap } from './draw-map';
import { readExtents } from './layer-extents';
import { MAP_FORMAT, readMapRequest } from './map-request';
import {
  exceptionDocument,
  exceptionType,
  ServiceException,
  type WmsVersion,
} from './service-exception';
import { readWmsParameters, type WmsParameters } from './wms-parameters';

/** How long a map may be shown again without asking, in seconds. */
const FRESH_SECONDS = 60;

/**
 * A Web Map Service with a layer for each of the overlay species, drawn from the public records.
 * It speaks 1.1.1 and 1.3.0.
 */
export async function speciesLayerRoutes(
  app: ServerApp,
  { database, publicPlaces, settings }: ServerContext,
): Promise<void> {
  const { db } = database;
  // With a million records it takes seconds, and the extents hardly change.
  const extents = freshValue(async () =>
    readExtents(
      db,
      await publicPlaces.rules(),
      OVERLAY_SPECIES.map(({ scientificName }) => scientificName),
    ),
  );

  async function capabilities(version: WmsVersion, reply: FastifyReply) {
    const document = capabilitiesDocument(version, {
      brand: settings.brand,
      address: `${settings.publicUrl}/wms`,
      extentOf: await extents(),
    });
    return reply.header('content-type', capabilitiesType(version)).send(document);
  }

  async function map(parameters: WmsParameters, version: WmsVersion, reply: FastifyReply) {
    const wanted = readMapRequest(parameters, version);
    const index = await publicPlaces.index();
    const drawn = wanted.species.map(({ scientificName }) => ({
      scientificName,
      dots: dotsOf(index, scientificName, wanted),
    }));
    const picture = await drawMap(drawn, wanted);
    return reply
      .header('cache-control', `public, max-age=${FRESH_SECONDS}`)
      .type(MAP_FORMAT)
      .send(picture);
  }

  app.get(
    '/wms',
    {
      config: { audience: 'anyone' },
      schema: {
        summary: 'Web Map Service 1.1.1 and 1.3.0: GetCapabilities and GetMap',
        tags: ['places'],
      },
      errorHandler: answerException,
    },
    async (request, reply) => {
      // Partners show the layers on pages of their own.
      reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin');
      const parameters = readWmsParameters(request.url);
      const service = parameters.optional('SERVICE') ?? 'WMS';
      if (service.toUpperCase() !== 'WMS') {
        throw new ServiceException('InvalidParameterValue', 'SERVICE must be WMS.');
      }
      const wanted = parameters.required('REQUEST').toLowerCase();
      const version = versionOf(parameters);
      if (wanted === 'getcapabilities') return capabilities(version, reply);
      if (wanted === 'getmap') return map(parameters, version, reply);
      throw new ServiceException(
        'OperationNotSupported',
        'REQUEST must be GetCapabilities or GetMap.',
      );
    },
  );
}

/** The version to answer in: the highest one not above what was asked for, as the standard says. */
function versionOf(parameters: WmsParameters): WmsVersion {
  const asked = parameters.optional('VERSION') ?? '1.3.0';
  const [major = 0, minor = 0] = asked.split('.').map(Number);
  return major > 1 || (major === 1 && minor >= 3) ? '1.3.0' : '1.1.1';
}

/** Clients of the service read its own documents, not the product's problems. */
async function answerException(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const version = versionOf(readWmsParameters(request.url));
  const isOfClient = error instanceof ServiceException;
  if (!isOfClient) request.log.error({ err: error }, 'map request failed');
  return reply
    .code(isOfClient ? 400 : 500)
    .header('content-type', exceptionType(version))
    .header('cache-control', 'no-store')
    .send(
      exceptionDocument(
        version,
        isOfClient ? error : { message: 'The map could not be drawn. Please try again later.' },
      ),
    );
}
