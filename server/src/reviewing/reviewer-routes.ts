import type { FastifySchema } from 'fastify';
import { routesOf } from '../platform/http/route-options';

/** The rate limit applies if the route writes. */
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
