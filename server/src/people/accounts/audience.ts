import type { AttemptLimitName } from '../../platform/configuration/limits';

/**
 * Who may call a route. `collector` is everybody who is signed in but community-for staff. `app-user`
 * routes check the token in their own path (OpenRosa), `monitor` routes who watches the server, under
 * whatever host name; the guard leaves them alone.
 */
export type Audience =
  | 'anyone'
  | 'signed-in'
  | 'collector'
  | 'community-for'
  | 'administrator'
  | 'app-user'
  | 'monitor';

/**
 * What limits the calls of a route that writes. A name alone is counted by the guard, by person where
 * one is signed in and by network otherwise; `inHandler` by the route itself, which has the phone
 * number or the PIN. Records count against what a person, or a draft, may have.
 */
export type RouteLimit =
  | AttemptLimitName
  | { inHandler: AttemptLimitName }
  | 'quota-of-records'
  | 'changes-nothing';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required on every route; the server does not start without it. */
    audience?: Audience;
    /** Required on every route but those of GET and HEAD, for which it does not count. */
    limit?: RouteLimit;
    /** Answer for a caller who is not signed in. Default `not_signed_in`. */
    whenSignedOut?: 'not_signed_in' | 'session_ended';
  }
}
