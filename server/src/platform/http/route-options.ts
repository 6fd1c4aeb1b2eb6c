import type { FastifyContextConfig, FastifySchema } from 'fastify';

/** @param tags Group of the routes on the API page */
export const routesOf =
  (tags: readonly string[]) =>
  <Schema extends FastifySchema = Record<never, never>>(
    config: FastifyContextConfig,
    summary: string,
    schema?: Schema,
    bodyLimit?: number,
  ) => ({
    config,
    schema: { ...(schema as Schema), summary, tags },
    ...(bodyLimit !== undefined && { bodyLimit }),
  });
