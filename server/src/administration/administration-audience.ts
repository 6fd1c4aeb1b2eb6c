import type { FastifySchema } from 'fastify';
import { routesOf } from '../platform/http/route-options';

/** Audience of every administration route, and the rate limit of those that write. */
export const ADMINISTRATOR = {
  audience: 'administrator',
  limit: 'administrationPerPerson',
} as const;

/** Heading of the administration's routes on the API page. */
export const TAGS = ['administration'];

/** Makes the options of a route for administrators. */
export const administratorRoute = <Schema extends FastifySchema = Record<never, never>>(
  summary: string,
  schema?: Schema,
) => routesOf(TAGS)(ADMINISTRATOR, summary, schema);
