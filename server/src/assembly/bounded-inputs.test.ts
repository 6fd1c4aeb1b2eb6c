import type { core } from 'zod';
import { useTestServer } from '../../testing';
import { routesOf } from '../people/accounts/guard';
import { LIMITS } from '../platform/configuration/limits';

type Definition = {
  type: string;
  checks?: readonly core.$ZodCheck[];
} & Record<string, unknown>;
type Schema = { _zod: { def: Definition } };

const isSchema = (part: unknown): part is Schema =>
  typeof part === 'object' && part !== null && '_zod' in part;

const definitionOf = (check: core.$ZodCheck) =>
  check._zod.def as { check: string; abort?: boolean };

/** Smallest values that a schema accepts. */
const SMALL = new Set([
  'enum',
  'literal',
  'boolean',
  'number',
  'int',
  'null',
  'undefined',
  'never',
]);
/** Field that contains the inner schema, by type of wrapper. */
const AROUND: Readonly<Record<string, string>> = {
  optional: 'innerType',
  nullable: 'innerType',
  default: 'innerType',
  prefault: 'innerType',
  catch: 'innerType',
  readonly: 'innerType',
  nonoptional: 'innerType',
  // The first stage of a pipe decides whether the second one runs.
  pipe: 'in',
};

/**
 * Whether the length is checked before everything else, and a too long value skips other checks.
 */
function isMeasuredFirst({ checks = [], ...definition }: Definition): boolean {
  // A format with its own schema checks before all other checks.
  if ('format' in definition) return false;
  const later = checks.map(definitionOf).filter(({ check }) => check !== 'overwrite');
  return later[0]?.check === 'max_length' && later[0].abort === true;
}

interface Input {
  name: string;
  schema: unknown;
  /** Largest body of the route, in bytes. */
  bodyBytes: number;
}

/** Parts of an input whose length is not checked first, by their path. */
function unmeasured({ name, schema, bodyBytes }: Input): string[] {
  if (!isSchema(schema)) return [];
  const within = (part: unknown, step = '') =>
    unmeasured({ name: `${name}${step}`, schema: part, bodyBytes });
  const { def } = schema._zod;
  if (SMALL.has(def.type)) return [];
  if (def.type === 'string') return isMeasuredFirst(def) ? [] : [name];
  if (def.type in AROUND) return within(def[AROUND[def.type] ?? '']);
  if (def.type === 'union') return (def.options as unknown[]).flatMap((one) => within(one));
  if (def.type === 'object') {
    return Object.entries(def.shape as object).flatMap(([key, part]) => within(part, `.${key}`));
  }
  // Zod validates all elements before it checks the length of a list.
  const isShortList = def.type === 'array' && bodyBytes <= LIMITS.listBodyBytes;
  // All other types have no limit.
  return isShortList ? within(def.element, '[]') : [`${name} (${def.type})`];
}

describe('limits of external input', () => {
  // Enables all optional routes. The provider does not answer.
  const server = useTestServer({
    environment: { ARANYA_OIDC_ISSUER: 'http://127.0.0.1:9', ARANYA_OIDC_CLIENT_ID: 'aranya' },
  });

  test('checks the length of every text of every route first', () => {
    const routes = [...routesOf(server.app), ...routesOf(server.identityApp)];
    const inputs = routes.flatMap(({ method, url, schema, bodyLimit: bodyBytes = 1_000_000 }) =>
      (['body', 'querystring', 'params', 'headers'] as const).map((part) => ({
        name: `${method} ${url} ${part}`,
        schema: schema?.[part],
        bodyBytes,
      })),
    );
    expect(inputs.filter(({ schema }) => isSchema(schema)).length).toBeGreaterThan(30);
    expect(inputs.flatMap(unmeasured)).toEqual([]);
  });
});
