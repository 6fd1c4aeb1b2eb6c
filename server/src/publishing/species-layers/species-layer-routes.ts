import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerApp } from '../../platform/http/app-types';
import { callerNetwork } from '../../platform/http/caller-network';
import { Problem } from '../../platform/problems/problem';
import { problemOf } from '../../platform/problems/problem-of';
import type { PublishingContext } from '../publishing-context';
import { capabilitiesDocument, capabilitiesType } from './capabilities';
import { readDots } from './distribution';
import type { MapDrawing } from './draw-map';
import { DRAW_MAP } from './draw-map-task';
import { featureDocument, featuresAt, readFeatureRequest } from './feature-info';
import { readExtents } from './layer-extents';
import { readLegend } from './legend';
import { type MapRequest, readMapRequest } from './map-request';
import {
  exceptionDocument,
  exceptionType,
  ServiceException,
  type WmsVersion,
} from './service-exception';
import { readWmsParameters, type WmsParameters } from './wms-parameters';

/** Seconds for which a browser may reuse a map. */
const FRESHNESS = { browser: 60 };

interface Call {
  parameters: WmsParameters;
  version: WmsVersion;
  request: FastifyRequest;
  reply: FastifyReply;
}

export async function speciesLayerRoutes(
  app: ServerApp,
  { database: { db }, heavyWork, limiter, publicAnswers, settings }: PublishingContext,
): Promise<void> {
  const count = (request: FastifyRequest, tiles: number) =>
    limiter.count('mapTilesPerAddress', { network: callerNetwork(request) }, tiles);

  const dotsOf = (view: MapRequest) =>
    readDots(
      db,
      view.species.map(({ scientificName }) => scientificName),
      view,
    );

  const picture = async (drawing: MapDrawing) => ({
    body: await heavyWork.run(DRAW_MAP, drawing),
    contentType: drawing.type,
    compress: false,
  });

  async function capabilities({ version, reply }: Call) {
    const document = capabilitiesDocument(version, {
      brand: settings.brand,
      address: `${settings.publicUrl}/wms`,
      extentOf: await readExtents(db),
    });
    return reply.header('content-type', capabilitiesType(version)).send(document);
  }

  async function map({ parameters, version, request, reply }: Call) {
    const wanted = readMapRequest(parameters, version);
    await count(request, tilesOf(wanted));
    const key = `wms ${JSON.stringify(wanted)}`;
    return publicAnswers.send(request, reply, key, FRESHNESS, async () =>
      picture({ ...wanted, species: await dotsOf(wanted) }),
    );
  }

  async function legend({ parameters, request, reply }: Call) {
    const wanted = readLegend(parameters);
    await count(request, 1);
    const key = `wms legend ${JSON.stringify(wanted)}`;
    return publicAnswers.send(request, reply, key, FRESHNESS, () => picture(wanted));
  }

  /** Answers from the dots of the whole map, so that it never reveals more than the map shows. */
  async function featureInfo({ parameters, version, request, reply }: Call) {
    const wanted = readFeatureRequest(parameters, version);
    const { map: view, asked, format } = wanted;
    await count(request, tilesOf(view));
    const key = `wms info ${JSON.stringify(wanted)}`;
    return publicAnswers.send(request, reply, key, FRESHNESS, async () => {
      const wantedNames = new Set(asked.map(({ scientificName }) => scientificName));
      const drawn = await dotsOf(view);
      const queried = drawn.filter(({ scientificName }) => wantedNames.has(scientificName));
      return featureDocument(format, featuresAt(queried, wanted));
    });
  }

  app.get(
    '/wms',
    {
      config: { audience: 'anyone' },
      schema: {
        summary:
          'Web Map Service 1.1.1 and 1.3.0: GetCapabilities, GetMap, GetFeatureInfo, GetLegendGraphic',
        tags: ['places'],
      },
      errorHandler: answerException,
    },
    async (request, reply) => {
      // Partners show the layers on their own pages.
      reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin');
      const parameters = readWmsParameters(request.url);
      const service = parameters.optional('SERVICE') ?? 'WMS';
      if (service.toUpperCase() !== 'WMS') {
        throw new ServiceException('InvalidParameterValue', 'SERVICE must be WMS.');
      }
      const wanted = parameters.required('REQUEST').toLowerCase();
      const call = { parameters, version: versionOf(parameters), request, reply };
      if (wanted === 'getcapabilities') return capabilities(call);
      if (wanted === 'getmap') return map(call);
      if (wanted === 'getfeatureinfo') return featureInfo(call);
      if (wanted === 'getlegendgraphic') return legend(call);
      throw new ServiceException(
        'OperationNotSupported',
        'REQUEST must be GetCapabilities, GetMap, GetFeatureInfo or GetLegendGraphic.',
      );
    },
  );
}

/** The highest one not above the requested one, as the standard requires. */
function versionOf(parameters: WmsParameters): WmsVersion {
  const asked = parameters.optional('VERSION') ?? '1.3.0';
  const [major = 0, minor = 0] = asked.split('.').map(Number);
  return major > 1 || (major === 1 && minor >= 3) ? '1.3.0' : '1.1.1';
}

/** Tiles of 256 pixels that would show the same, times the layers. */
const tilesOf = ({ width, height, species }: MapRequest) =>
  Math.ceil((width * height) / 256 ** 2) * species.length;

/** WMS clients expect the service's own exception documents, not the product's problems. */
async function answerException(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const version = versionOf(readWmsParameters(request.url));
  const { status, exception } = exceptionOf(error);
  if (status >= 500) {
    request.log[status === 503 ? 'warn' : 'error']({ err: error }, 'map request failed');
  }
  const { retryAfterSeconds } = error instanceof Problem ? error.details : {};
  if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .code(status)
    .header('content-type', exceptionType(version))
    .header('cache-control', 'no-store')
    .send(exceptionDocument(version, exception));
}

function exceptionOf(error: unknown) {
  if (error instanceof ServiceException) return { status: 400, exception: error };
  const { status } = problemOf(error);
  if (status === 429) {
    return { status, exception: { message: 'Too many maps. Wait a few minutes and try again.' } };
  }
  return {
    status: status === 503 ? 503 : 500,
    exception: { message: 'The map could not be drawn. Please try again later.' },
  };
}
