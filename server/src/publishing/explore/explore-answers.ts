import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerNetwork } from '../../platform/http/caller-network';
import type { PublicContent } from '../../platform/http/public-answers';
import type { Borders } from '../places/borders';
import type { PublicRules } from '../public-occurrences/protection/public-rules';
import type { PublishingContext } from '../publishing-context';

export const ANYONE = { audience: 'anyone' } as const;
export const TAGS = ['explore'];

/** Seconds for which a browser may reuse an answer. */
const FRESHNESS = { browser: 60 };

interface Known {
  rules: PublicRules;
  borders: Borders;
}

/** The answer depends on path and query only, so all callers share cached answers. */
export const sendExplored =
  ({ borders, limiter, publicAnswers, publicPlaces }: PublishingContext) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    make: (known: Known) => Promise<PublicContent>,
  ): Promise<FastifyReply> => {
    await limiter.count('explorePerAddress', { network: callerNetwork(request) });
    const { query, params, routeOptions } = request;
    const key = `${routeOptions.url} ${JSON.stringify([params, query])}`;
    return publicAnswers.send(request, reply, key, FRESHNESS, async () =>
      make({ rules: await publicPlaces.rules(), borders: await borders() }),
    );
  };
