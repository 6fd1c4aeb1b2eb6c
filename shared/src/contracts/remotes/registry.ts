import * as z from 'zod/mini';
import { exactText, FIELD_LIMITS } from '../fields/fields';
import { Language } from '../languages/languages';

/** Application of a route: desktop (above 768 px), mobile (up to 768 px), or both. */
export const Viewport = z.enum(['desktop', 'mobile', 'any']);
export type Viewport = z.infer<typeof Viewport>;

/**
 * Audience of a route. Visitors are redirected to sign-in; the wrong kind of user is redirected to
 * the other page. Administrators are reviewers, too.
 */
export const Audience = z.enum([
  'anyone',
  'signed-in',
  'collector',
  'community-for',
  'administrator',
  'reviewer',
]);
export type Audience = z.infer<typeof Audience>;

/**
 * Places of links in the shell: the bar above or the tabs below the page, the footer, the mobile
 * menu, the sign-in link for visitors, and the link of a signed-in person to their own page.
 */
export const LINK_PLACES = ['main', 'foot', 'menu', 'sign-in', 'person'] as const;
export type LinkPlace = (typeof LINK_PLACES)[number];

export const LINK_ICONS = ['home', 'event', 'stories', 'leaf'] as const;
export type LinkIcon = (typeof LINK_ICONS)[number];

/**
 * A link that the shell shows on every page, to the audience of its route. Names are not validated
 * here: an older host ignores unknown places and icons of newer remotes.
 */
export const RouteLink = z.object({
  /** One of `LINK_PLACES`. */
  place: z.string(),
  /** Sort order among the links of a place, across all remotes. */
  order: z.number(),
  /** Label; default: the page's title. */
  name: z.optional(z.string()),
  /** Label in other languages, by language. */
  names: z.optional(z.record(z.string(), z.string())),
  /** Application whose shell shows the link; default: the route's. */
  viewport: z.optional(Viewport),
  /** One of `LINK_ICONS`, for places with icons. */
  icon: z.optional(z.string()),
  /** Value of the parameter at the end of the route's path; without it such a route has no links. */
  parameter: z.optional(z.string()),
  /** Path prefix for which the link is marked as current. */
  covers: z.optional(z.string()),
  /** Navigation state that the page receives. */
  state: z.optional(z.record(z.string(), z.unknown())),
});
export type RouteLink = z.infer<typeof RouteLink>;

/** A page of a remote. */
export const RemoteRoute = z.object({
  /** Path in React Router's syntax; a parameter such as `:formId` is a whole segment. */
  path: z.string().check(z.startsWith('/')),
  viewport: Viewport,
  audience: Audience,
  /** Module of the remote with the page, such as `./home`: a component as default export, or `mount`. */
  expose: z.string().check(z.startsWith('./')),
  /** Document title. */
  title: z.string(),
  /** The title in other languages, by language. */
  titles: z.optional(z.record(z.string(), z.string())),
  /** Path of the counterpart in the other application (desktop or mobile). */
  elsewhere: z.optional(z.string()),
  /** Description for search engines and link previews. */
  description: z.optional(z.string()),
  /** The description in other languages, by language. */
  descriptions: z.optional(z.record(z.string(), z.string())),
  /** Preview picture: a path on the host's origin; default: the canopy. */
  image: z.optional(z.string().check(z.startsWith('/'))),
  /** Language of the page, such as `or`; English by default. */
  language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/))),
  /** Links of the shell to this page; default: none. */
  links: z.optional(z.array(RouteLink)),
  /** The page has its own header: in a desktop window the shell hides its navigation bar. */
  ownHeader: z.optional(z.boolean()),
  /**
   * The page needs a content security policy of its own, so it is opened by a full load:
   * `form-engine` allows WebAssembly and the styles of ODK Web Forms.
   */
  policy: z.optional(z.enum(['form-engine'])),
});
export type RemoteRoute = z.infer<typeof RemoteRoute>;

/** Hash of a file in the syntax of the `integrity` attribute. */
export const FileIntegrity = z
  .string()
  .check(z.regex(/^sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/));

/** Hashes of a release's manifest and entry; the manifest has the hashes of all other files. */
export const ReleaseIntegrity = z.object({ manifest: FileIntegrity, entry: FileIntegrity });
export type ReleaseIntegrity = z.infer<typeof ReleaseIntegrity>;

/** A page that the release's build rendered, for one application. */
export const PrerenderedPage = z.object({
  path: z.string(),
  application: z.enum(['desktop', 'mobile']),
  /** Language of the rendered page; default: English. */
  language: z.optional(Language),
  /** Exposed module of the page, such as `./home`. */
  expose: z.string(),
  /** File beside the manifest; JSON (`PageMarkup`). */
  file: z.string(),
  integrity: FileIntegrity,
  /**
   * Settings that must be set (true) or unset (false) for the rendered page to be valid, such as
   * `contact`. The markup has placeholders for texts of settings, such as `{settings.brand.name}`.
   */
  assumes: z.record(z.string(), z.boolean()),
});
export type PrerenderedPage = z.infer<typeof PrerenderedPage>;

/** One immutable build of a remote. */
export const RemoteRelease = z.object({
  version: z.string(),
  /**
   * Address of the federation manifest, below an immutable path; relative to the remote's base
   * address (`remoteOrigins` in the settings).
   */
  manifestUrl: z.string(),
  /** Semver range of `@aranya/shared` that the build requires. */
  sharedRange: z.string(),
  /**
   * Hashes against which the browser verifies the files. Every stored release has them; only
   * development builds and old releases are loaded without.
   */
  integrity: z.optional(ReleaseIntegrity),
  /** Pages that can be shown before any script has loaded. */
  pages: z.optional(z.array(PrerenderedPage)),
  /** Script with the remote's texts per language, relative to the manifest, and its hash. */
  catalogues: z.optional(
    z.record(z.string(), z.object({ file: z.string(), integrity: FileIntegrity })),
  ),
  /** Files that a page preloads, by the name of the exposed module. */
  needs: z.optional(
    z.record(
      z.string(),
      z.object({
        /** Scripts and styles, relative to the manifest. */
        files: z.array(z.string()),
        /** Shared modules, such as `@aranya/shared/ui/forms`. */
        shared: z.array(z.string()),
        /**
         * Hashes of the files: a preload with another hash than the script would be fetched twice.
         */
        integrity: z.optional(z.record(z.string(), FileIntegrity)),
      }),
    ),
  ),
});
export type RemoteRelease = z.infer<typeof RemoteRelease>;

/** A release that is no longer served because it was faulty. */
export const WithdrawnRelease = z.object({
  version: z.string(),
  /** Time of the withdrawal, ISO 8601 in UTC. */
  at: z.string(),
  /** Sentence with the reason. */
  reason: z.string(),
});
export type WithdrawnRelease = z.infer<typeof WithdrawnRelease>;

/** An exposed module of another remote that a remote uses in its pages. */
export const UsedModule = z.object({
  remote: z.string(),
  /** Name of the module, such as `./species-map`. */
  expose: z.string(),
});
export type UsedModule = z.infer<typeof UsedModule>;

export const RegisteredRemote = z.extend(RemoteRelease, {
  name: exactText(FIELD_LIMITS.name, z.regex(/^[a-z][a-z0-9-]*$/)),
  routes: z.array(RemoteRoute),
  exposes: z.optional(z.array(z.string())),
  /** Modules of other remotes that this release requires. */
  uses: z.optional(z.array(UsedModule)),
  /** Previously served version, the fallback if this one does not load. */
  previous: z.optional(RemoteRelease),
  /** A version for `percent` of a hundred visitors. */
  canary: z.optional(z.extend(RemoteRelease, { percent: z.number() })),
  /** Versions that served everybody earlier, latest first, with the end of each. */
  served: z.optional(z.array(z.object({ version: z.string(), until: z.string() }))),
  /** Withdrawn releases, latest first. None is used for rollback or as fallback. */
  withdrawn: z.optional(z.array(WithdrawnRelease)),
});
export type RegisteredRemote = z.infer<typeof RegisteredRemote>;

/** Name of the host in the release store. */
export const HOST_NAME = 'host';

/** The page of a host's release; settings, registry and content are inserted per request. */
export const HOST_PAGE = 'page.html';
/** A host's Node build, which renders the shell around pages. */
export const HOST_SHELL = 'shell.cjs';
/**
 * JSON file with the files of shared modules by name, and of the host's texts by `catalogueKey`.
 */
export const HOST_PROVIDED = 'provided.json';
/** Returns the key of the host's texts of a language in {@link HOST_PROVIDED}. */
export const catalogueKey = (language: Language): string => `languages/${language}.po`;

/** The host that is served. */
export const RegisteredHost = z.object({
  /** Version of `@aranya/shared` that its pages provide. */
  shared: z.string(),
  /**
   * Release, canary and previous release of the host, as for remotes; `sharedRange` is the single
   * version that it provides. A host served from elsewhere has none.
   */
  release: z.optional(RegisteredRemote),
});
export type RegisteredHost = z.infer<typeof RegisteredHost>;

/** registry.json: every remote of the product. */
export const Registry = z.object({
  /** Version of this document's format. */
  protocol: z.literal(1),
  remotes: z.array(RegisteredRemote),
  host: z.optional(RegisteredHost),
});
export type Registry = z.infer<typeof Registry>;
