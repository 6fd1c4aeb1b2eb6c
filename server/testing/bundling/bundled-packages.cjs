/**
 * Packages that the tests of the server load from bundles. Packages with files beside their code (WebAssembly,
 * native code, workers, pages) are excluded.
 */
const BUNDLED_PACKAGES = [
  '@aws-sdk/client-s3',
  '@fastify/busboy',
  '@fastify/cors',
  '@fastify/swagger',
  '@streamparser/json',
  'better-auth/adapters/drizzle',
  'better-auth/api',
  'better-auth/crypto',
  'better-auth/minimal',
  'better-auth/plugins/bearer',
  'better-auth/plugins/phone-number',
  'bowser',
  'csv-parse',
  'csv-parse/sync',
  'drizzle-orm',
  'drizzle-orm/node-postgres',
  'drizzle-orm/node-postgres/migrator',
  'drizzle-orm/node-postgres/session',
  'drizzle-orm/pg-core',
  'drizzle-orm/pglite',
  'drizzle-orm/pglite/migrator',
  'drizzle-orm/pglite/session',
  'drizzle-orm/sql',
  'exponential-backoff',
  'fast-check',
  'fast-json-stringify',
  'fastify',
  'fastify-type-provider-zod',
  'gettext-parser',
  'libphonenumber-js/min',
  'modern-tar',
  'openid-client',
  'pg',
  'pino',
  'prom-client',
  'rate-limiter-flexible',
  'saxes',
  'yauzl',
  'yazl',
  'zod',
  'zod/mini',
];

/** Name of a package's bundle. */
const fileNameOf = (name) => `${name.replaceAll('/', '+')}.mjs`;

module.exports = { BUNDLED_PACKAGES, fileNameOf };
