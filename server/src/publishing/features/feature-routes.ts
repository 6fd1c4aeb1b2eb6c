import { exactText } from '@aranya/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import * as z from 'zod';
import type { ServerApp } from '../../platform/http/app-types';
import { callerNetwork } from '../../platform/http/caller-network';
import { Problem } from '../../platform/problems/problem';
import { plainPagePolicy } from '../../platform/text/plain-page';
import type { PublishingContext } from '../publishing-context';
import { apiDocument } from './api-document';
import { blockFeatures, featureOfBlock } from './block-features';
import {
  API_TYPE,
  COLLECTIONS,
  type CollectionName,
  collectionOf,
  collectionsOf,
  conformance,
  FEATURES_PATH,
  featureLinks,
  landing,
  pageLinks,
} from './feature-documents';
import { type FeatureResource, featurePage, type ShownFeature } from './feature-page';
import { BlocksQuery, OccurrencesQuery, PageQuery, readBox, readDays } from './feature-query';
import { FEATURE_LIMITS } from './limits';
import { findOccurrence, occurrenceFeatures } from './occurrence-features';

/** Seconds for which a browser may reuse an answer. */
const FRESHNESS = { browser: 60 };

const TAGS = ['features'];
const FeatureParams = z.object({ featureId: exactText(500) });

/** OGC API - Features - Part 1: Core, for desktop programs such as QGIS. */
export async function featureRoutes(app: ServerApp, context: PublishingContext): Promise<void> {
  const { borders, limiter, publicAnswers, settings } = context;
  const site = settings.allowedOrigins[0] ?? settings.publicUrl;
  const base = `${settings.publicUrl}${FEATURES_PATH}`;

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<FeatureResource> | FeatureResource,
  ) {
    await limiter.count('featuresPerAddress', { network: callerNetwork(request) });
    const { f } = request.query as z.infer<typeof PageQuery>;
    const isPage = (f ?? preferred(request)) === 'html';
    reply.header('vary', 'Accept');
    if (isPage) reply.header('content-security-policy', plainPagePolicy("'none'"));
    const key = `features ${isPage} ${request.url}`;
    return publicAnswers.send(request, reply, key, FRESHNESS, async () => {
      const resource = await make();
      const title = `${settings.brand}: features`;
      if (isPage) {
        const body = featurePage(settings.brand, title, resource);
        return { body, contentType: 'text/html; charset=utf-8' };
      }
      const isGeo = 'type' in resource;
      const contentType = isGeo ? 'application/geo+json' : 'application/json; charset=utf-8';
      return { body: JSON.stringify(resource), contentType };
    });
  }

  const page = (summary: string, schema: { querystring?: z.ZodType; params?: z.ZodType } = {}) => ({
    config: { audience: 'anyone' as const },
    schema: { summary, tags: TAGS, querystring: PageQuery, ...schema },
    // Set before any check, so that pages of other sites can read refusals too.
    onRequest: async (_request: FastifyRequest, reply: FastifyReply) => {
      reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin');
    },
  });

  app.get(FEATURES_PATH, page('OGC API Features: what the service has'), (request, reply) =>
    send(request, reply, () => landing(base, settings.publicUrl, settings.brand)),
  );
  app.get(`${FEATURES_PATH}/conformance`, page('Conformance classes'), (request, reply) =>
    send(request, reply, () => conformance),
  );
  app.get(`${FEATURES_PATH}/collections`, page('Collections'), (request, reply) =>
    send(request, reply, () => collectionsOf(base)),
  );
  app.get(`${FEATURES_PATH}/api`, page('Description of the calls'), (_request, reply) =>
    reply
      .header('content-type', API_TYPE)
      .header('cache-control', `public, max-age=${FRESHNESS.browser}`)
      .send(JSON.stringify(apiDocument(base, `${settings.brand}: features`))),
  );
  for (const name of COLLECTIONS) {
    app.get(`${FEATURES_PATH}/collections/${name}`, page(`Collection ${name}`), (request, reply) =>
      send(request, reply, () => collectionOf(base, name)),
    );
  }

  app.get(
    `${FEATURES_PATH}/collections/occurrences/items`,
    page('Public records that have a licence', { querystring: OccurrencesQuery }),
    (request, reply) => {
      const query = request.query as OccurrencesQuery;
      const box = readBox(query.bbox);
      const days = readDays(query.datetime);
      return send(request, reply, async () => {
        const limited = { ...query, limit: Math.min(query.limit, FEATURE_LIMITS.most) };
        const found = await occurrenceFeatures(context, limited, box, days, site);
        return collected(base, 'occurrences', limited, found);
      });
    },
  );
  app.get(
    `${FEATURES_PATH}/collections/blocks/items`,
    page('Borders of blocks', { querystring: BlocksQuery }),
    (request, reply) => {
      const query = request.query as BlocksQuery;
      const box = readBox(query.bbox);
      readDays(query.datetime);
      return send(request, reply, async () => {
        const limited = { ...query, limit: Math.min(query.limit, FEATURE_LIMITS.most) };
        return collected(base, 'blocks', limited, blockFeatures(await borders(), limited, box));
      });
    },
  );

  app.get(
    `${FEATURES_PATH}/collections/occurrences/items/:featureId`,
    page('One public record', { params: FeatureParams }),
    (request, reply) =>
      send(request, reply, async () => {
        const { featureId } = request.params as z.infer<typeof FeatureParams>;
        return linked(base, 'occurrences', await findOccurrence(context, featureId, site));
      }),
  );
  app.get(
    `${FEATURES_PATH}/collections/blocks/items/:featureId`,
    page('One block', { params: FeatureParams }),
    (request, reply) =>
      send(request, reply, async () => {
        const { featureId } = request.params as z.infer<typeof FeatureParams>;
        const found = (await borders()).blocks.get(featureId);
        return linked(base, 'blocks', found ? featureOfBlock(found) : null);
      }),
  );
}

function preferred(request: FastifyRequest): 'json' | 'html' {
  const types = ['application/json', 'application/geo+json', 'text/html'];
  const chosen = new Negotiator(request.raw).mediaType(types);
  return chosen === 'text/html' ? 'html' : 'json';
}

/** @param found Features of the page, and one more if others follow */
function collected<Feature extends ShownFeature & { id: string }>(
  base: string,
  name: CollectionName,
  query: OccurrencesQuery | BlocksQuery,
  found: readonly Feature[],
): FeatureResource & { type: string; numberReturned: number } {
  const features = found.slice(0, query.limit);
  const last = found.length > query.limit ? (features.at(-1)?.id ?? null) : null;
  return {
    type: 'FeatureCollection',
    features,
    numberReturned: features.length,
    links: pageLinks(base, name, query, last),
  };
}

/** @throws Problem `not_found` without a feature */
function linked<Feature extends { id: string }>(
  base: string,
  name: CollectionName,
  feature: Feature | null,
) {
  if (!feature) throw new Problem('not_found');
  return { ...feature, links: featureLinks(base, name, feature.id) };
}
