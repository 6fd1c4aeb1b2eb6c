import type { AttemptLimitName } from '../../platform/configuration/limits';

/**
 * `collector` is every signed-in person except community-for staff; administrators are reviewers
 * too. `app-user` routes check the token in their path (OpenRosa); `monitor` routes check the
 * monitoring credential under any host name; the guard skips both.
 */
export type Audience =
  | 'anyone'
  | 'signed-in'
  | 'collector'
  | 'community-for'
  | 'administrator'
  | 'reviewer'
  | 'app-user'
  | 'monitor';

/**
 * The guard counts a named limit by person if one is signed in, otherwise by network; `inHandler`
 * limits are counted by the route, which has the phone number or PIN. Records count against the
 * quota of a person or draft.
 */
export type RouteLimit =
  | AttemptLimitName
  | { inHandler: AttemptLimitName }
  | 'quota-of-records'
  | 'changes-nothing';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required on every route: the server does not start without it. */
    audience?: Audience;
    /** Required on every route except GET and HEAD. */
    limit?: RouteLimit;
    /** Default: `not_signed_in`. */
    whenSignedOut?: 'not_signed_in' | 'session_ended';
  }
}
