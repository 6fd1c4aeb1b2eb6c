import type * as z from 'zod/mini';
import type { ServerApp } from '../../platform/http/app-types';
import { callerNetwork } from '../../platform/http/caller-network';
import type { PublicContent } from '../../platform/http/public-answers';
import { routesOf } from '../../platform/http/route-options';
import type { Borders } from '../places/borders';
import type { PublicRules } from '../public-occurrences/protection/public-rules';
import type { PublishingContext } from '../publishing-context';

const route = routesOf(['explore']);

/** Seconds for which a browser may reuse an answer. */
const FRESHNESS = { browser: 60 };

interface Asked<Params extends z.core.$ZodType, Query extends z.core.$ZodType> {
  rules: PublicRules;
  borders: Borders;
  params: z.core.output<Params>;
  query: z.core.output<Query>;
}

/** Answers depend on path and query only, so all callers share cached answers. */
export const exploreAnswers =
  (app: ServerApp, { borders, limiter, publicAnswers, publicPlaces }: PublishingContext) =>
  <Params extends z.core.$ZodType, Query extends z.core.$ZodType>(
    path: string,
    summary: string,
    schema: { params?: Params; querystring?: Query; response?: Record<200, z.core.$ZodType> },
    make: (asked: Asked<Params, Query>) => Promise<PublicContent>,
  ) =>
    app.get(path, route({ audience: 'anyone' }, summary, schema), async (request, reply) => {
      await limiter.count('explorePerAddress', { network: callerNetwork(request) });
      const { params, query } = request as Pick<Asked<Params, Query>, 'params' | 'query'>;
      const key = `${path} ${JSON.stringify([params, query])}`;
      return publicAnswers.send(request, reply, key, FRESHNESS, async () =>
        make({ rules: await publicPlaces.rules(), borders: await borders(), params, query }),
      );
    });
