import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { ATTEMPT_LIMITS, type AttemptLimitName } from '../../platform/configuration/limits';
import type { AttemptLimiter } from '../../platform/database/attempt-limiter';
import { callerNetwork } from '../../platform/http/caller-network';
import { Problem } from '../../platform/problems/problem';
import type { Audience, RouteLimit } from './audience';
import { ADMITTED_MS } from './limits';
import type { Person } from './person';
import { normalisePhoneNumber } from './phone-numbers/phone-number';
import type { Sessions } from './sessions/sessions';

/** Audiences that need no sign-in, or whose routes authenticate themselves. */
const SELF_CHECKED: readonly Audience[] = ['anyone', 'app-user', 'monitor'];

const people = new WeakMap<FastifyRequest, Person>();
const guarded = new WeakMap<FastifyInstance, RouteOptions[]>();

/** The server does not start if a route declares no audience, or writes without a limit. */
export function guardRoutes(
  app: FastifyInstance,
  sessions: Sessions,
  limiter: Pick<AttemptLimiter, 'count'>,
): void {
  const routes: RouteOptions[] = [];
  guarded.set(app, routes);
  app.addHook('onRoute', (route) => {
    // Preflight answers of the CORS plug-in contain no data.
    if (route.method !== 'OPTIONS') routes.push(route);
  });
  app.addHook('onReady', async () => {
    requireAll(routes, 'who may call them (config.audience)', ({ config }) => config?.audience);
    requireAll(
      routes,
      'how often (config.limit)',
      ({ method, config }) => [method].flat().every(readsOnly) || config?.limit,
    );
  });
  // Runs after all `onRequest` hooks, so that the CORS plug-in has added its headers and a page can
  // read the refusal. The body is not read yet.
  const admittedAt = new WeakMap<FastifyRequest, number>();
  const admit = async (request: FastifyRequest) => {
    const { audience } = request.routeOptions.config;
    if (!audience || SELF_CHECKED.includes(audience)) return;
    people.set(request, await admitted(sessions, request, audience));
    admittedAt.set(request, Date.now());
  };
  app.addHook('preParsing', admit);
  app.addHook('preParsing', async (request) => {
    const { limit } = request.routeOptions.config;
    if (readsOnly(request.method) || !isCountedHere(limit)) return;
    const key = people.get(request)?.id ?? { network: callerNetwork(request) };
    await limiter.count(limit, key);
  });
  app.addHook('preHandler', async (request) => {
    // A slow body may take hours: session or role may have ended since.
    const since = admittedAt.get(request) ?? Number.POSITIVE_INFINITY;
    if (Date.now() - since > ADMITTED_MS) await admit(request);
    const person = people.get(request);
    if (!person || typeof request.body !== 'object' || request.body === null) return;
    const { token } = request.body as { token?: unknown };
    if (token !== undefined && token !== person.token) throw new Problem('forbidden');
  });
}

const readsOnly = (method: string) => method === 'GET' || method === 'HEAD';

export const isCountedHere = (limit: RouteLimit | undefined): limit is AttemptLimitName =>
  typeof limit === 'string' && limit in ATTEMPT_LIMITS;

/** @throws Error that names the routes without the required property */
function requireAll(
  routes: readonly RouteOptions[],
  what: string,
  declares: (route: RouteOptions) => unknown,
): void {
  const silent = routes.filter((route) => !declares(route));
  if (silent.length === 0) return;
  const names = silent.map((route) => `${String(route.method)} ${route.url}`).join(', ');
  throw new Error(`These routes do not say ${what}: ${names}`);
}

/** @throws Problem if the person does not belong to the audience */
async function admitted(
  sessions: Sessions,
  { headers, routeOptions }: FastifyRequest,
  audience: Audience,
): Promise<Person> {
  const person = await sessions.personOf(headers.authorization);
  if (!person) throw new Problem(routeOptions.config.whenSignedOut ?? 'not_signed_in');
  if (audience === 'collector' && person.isCommForUser) throw new Problem('forbidden');
  if (audience === 'community-for' && !person.isCommForUser) throw new Problem('forbidden');
  if (audience === 'administrator' && !person.isAdministrator) throw new Problem('forbidden');
  if (audience === 'reviewer' && !(person.isReviewer || person.isAdministrator)) {
    throw new Problem('forbidden');
  }
  return person;
}

/** For tests. */
export const routesOf = (app: FastifyInstance): readonly RouteOptions[] => guarded.get(app) ?? [];

/** @throws Problem `not_signed_in` on routes with the audience `anyone` or `app-user` */
export async function requirePerson(request: FastifyRequest): Promise<Person> {
  const person = people.get(request);
  if (!person) throw new Problem('not_signed_in');
  return person;
}

/** @throws Problem `forbidden` when the number is not the caller's own */
export function requireOwnPhoneNumber(person: Person, phoneNumber: string): void {
  const own = normalisePhoneNumber(person.phoneNumber);
  if (normalisePhoneNumber(phoneNumber) !== own) throw new Problem('forbidden');
}
