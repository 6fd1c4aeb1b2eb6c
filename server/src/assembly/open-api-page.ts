import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Audience } from '../people/accounts/audience';
import type { ServerApp } from '../platform/http/app-types';

/** The plug-in's policy upgrades to https and breaks local networks; the hash is of its style. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-hashes' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const WITHOUT_BEARER: ReadonlySet<Audience> = new Set(['anyone', 'app-user', 'monitor']);

/** To be called on the app itself before any route is added. */
export async function openApiPage(app: ServerApp): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Aranya',
        description: 'The calls of the website. Errors always have the shape of ProblemBody.',
        version: '1.0.0',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (document) => {
      const transformed = jsonSchemaTransform(document);
      const audience = document.route.config?.audience;
      if (!audience || WITHOUT_BEARER.has(audience)) return transformed;
      return { ...transformed, schema: { ...transformed.schema, security: [{ bearer: [] }] } };
    },
  });
  await app.register(async (scope: ServerApp) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, audience: 'anyone' };
    });
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: PAGE_POLICY,
      theme: {
        title: 'Aranya: the calls',
        css: [{ filename: 'aranya.css', content: '.swagger-ui .topbar { display: none; }' }],
      },
    });
  });
}
