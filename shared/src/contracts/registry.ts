import * as z from 'zod/mini';

/** Which application a route belongs to: above 768 px, up to 768 px, or both. */
export const Viewport = z.enum(['desktop', 'mobile', 'any']);
export type Viewport = z.infer<typeof Viewport>;

/** Who may see a route. A visitor is sent to sign in; the wrong kind of user gets the other page. */
export const Audience = z.enum([
  'anyone',
  'signed-in',
  'collector',
  'community-for',
  'administrator',
]);
export type Audience = z.infer<typeof Audience>;

/** One page of a remote. */
export const RemoteRoute = z.object({
  /** Path in the browser, as React Router writes it. */
  path: z.string().check(z.startsWith('/')),
  viewport: Viewport,
  audience: Audience,
  /** Module of the remote whose default export is the page, such as `./home`. */
  expose: z.string().check(z.startsWith('./')),
  /** Document title. */
  title: z.string(),
  /** Path that shows the same thing in the other application (desktop or mobile). */
  elsewhere: z.optional(z.string()),
  /** Sentence for search engines and link previews. */
  description: z.optional(z.string()),
});
export type RemoteRoute = z.infer<typeof RemoteRoute>;

/** One immutable build of a remote. */
export const RemoteRelease = z.object({
  version: z.string(),
  /**
   * Address of the federation manifest, below a path that never changes its content; relative to
   * the remote's base address (`remoteOrigins` in the settings).
   */
  manifestUrl: z.string(),
  /** Range of `@aranya/shared` that the build was made for. */
  sharedRange: z.string(),
  /** What a page may fetch early, by the name of the exposed module. */
  needs: z.optional(
    z.record(
      z.string(),
      z.object({
        /** Scripts and styles, relative to the manifest. */
        files: z.array(z.string()),
        /** Shared modules, such as `@aranya/shared/ui/forms`. */
        shared: z.array(z.string()),
      }),
    ),
  ),
});
export type RemoteRelease = z.infer<typeof RemoteRelease>;

/** A remote as the host knows it. */
export const RegisteredRemote = z.extend(RemoteRelease, {
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  routes: z.array(RemoteRoute),
  /** The version that served before, used when this one does not load. */
  previous: z.optional(RemoteRelease),
  /** A version that a share of the visitors gets: `percent` of a hundred. */
  canary: z.optional(z.extend(RemoteRelease, { percent: z.number() })),
});
export type RegisteredRemote = z.infer<typeof RegisteredRemote>;

/** What `remote.json` in a remote's folder says; the build adds version and manifest. */
export const RemoteDescription = z.object({
  name: z.string(),
  routes: z.array(RemoteRoute),
});
export type RemoteDescription = z.infer<typeof RemoteDescription>;

/** registry.json: every remote of the product. */
export const Registry = z.object({
  /** Version of this document's shape. */
  protocol: z.literal(1),
  remotes: z.array(RegisteredRemote),
});
export type Registry = z.infer<typeof Registry>;
