import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { LIMITS } from '../../platform/configuration/limits';
import { Problem } from '../../platform/problems/problem';
import type { Audience } from './audience';
import type { Person } from './person';
import { normalisePhoneNumber } from './phone-number';
import type { Sessions } from './sessions';

/** Audiences that need no sign-in, or whose routes check it themselves. */
const SELF_CHECKED: readonly Audience[] = ['anyone', 'app-user', 'monitor'];

const people = new WeakMap<FastifyRequest, Person>();
const guarded = new WeakMap<FastifyInstance, RouteOptions[]>();

/**
 * Checks on every route of `app` that its caller is of the audience that the route declares.
 * A route that declares none keeps the server from starting.
 */
export function guardRoutes(app: FastifyInstance, sessions: Sessions): void {
  const routes: RouteOptions[] = [];
  guarded.set(app, routes);
  app.addHook('onRoute', (route) => {
    // Preflight answers of the CORS plug-in hold nothing.
    if (route.method !== 'OPTIONS') routes.push(route);
  });
  app.addHook('onReady', async () => {
    const open = routes.filter((route) => !route.config?.audience);
    if (open.length === 0) return;
    const names = open.map((route) => `${String(route.method)} ${route.url}`).join(', ');
    throw new Error(`These routes do not say who may call them (config.audience): ${names}`);
  });
  // After every `onRequest` hook: a page of an allowed origin must be able to read the refusal, and
  // the CORS plug-in adds its headers there. The body is still unread.
  const admittedAt = new WeakMap<FastifyRequest, number>();
  const admit = async (request: FastifyRequest) => {
    const { audience } = request.routeOptions.config;
    if (!audience || SELF_CHECKED.includes(audience)) return;
    people.set(request, await admitted(sessions, request, audience));
    admittedAt.set(request, Date.now());
  };
  app.addHook('preParsing', admit);
  app.addHook('preHandler', async (request) => {
    // A slow body may take hours: the session may have ended since, or the role.
    const since = admittedAt.get(request) ?? Number.POSITIVE_INFINITY;
    if (Date.now() - since > LIMITS.admittedMs) await admit(request);
    const person = people.get(request);
    if (!person || typeof request.body !== 'object' || request.body === null) return;
    const { token } = request.body as { token?: unknown };
    if (token !== undefined && token !== person.token) throw new Problem('forbidden');
  });
}

/** The person of a request, where they belong to the audience. @throws Problem where not */
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
  return person;
}

/** Every route of a guarded app, for anyone who checks them. */
export const routesOf = (app: FastifyInstance): readonly RouteOptions[] => guarded.get(app) ?? [];

/**
 * The signed-in person of a request. Routes with the audience `anyone` or `app-user` have
 * none: it throws the problem `not_signed_in`.
 */
export async function requirePerson(request: FastifyRequest): Promise<Person> {
  const person = people.get(request);
  if (!person) throw new Problem('not_signed_in');
  return person;
}

/**
 * Checks that a phone number in a call is the caller's own.
 *
 * @throws Problem `forbidden` when it is not.
 */
export function requireOwnPhoneNumber(person: Person, phoneNumber: string): void {
  if (normalisePhoneNumber(phoneNumber) !== person.phoneNumber) throw new Problem('forbidden');
}
