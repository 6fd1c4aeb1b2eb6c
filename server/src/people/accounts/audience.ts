/**
 * Who may call a route. `collector` is everybody who is signed in but community-for staff. `app-user`
 * routes check the token in their own path (OpenRosa), `monitor` routes who watches the server; the
 * guard leaves them alone.
 */
export type Audience =
  | 'anyone'
  | 'signed-in'
  | 'collector'
  | 'community-for'
  | 'administrator'
  | 'app-user'
  | 'monitor';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required on every route; the server does not start without it. */
    audience?: Audience;
    /** Answer for a caller who is not signed in. Default `not_signed_in`. */
    whenSignedOut?: 'not_signed_in' | 'session_ended';
  }
}
