import type { FastifySchema } from 'fastify';
import { routesOf } from '../platform/http/route-options';

/** Makes the options of a review route: its audience, and the rate limit if it writes. */
export const reviewerRoute = <Schema extends FastifySchema>(
  summary: string,
  schema: Schema,
  bodyLimit?: number,
) =>
  routesOf(['review'])(
    { audience: 'reviewer', limit: 'reviewsPerPerson' },
    summary,
    schema,
    bodyLimit,
  );
