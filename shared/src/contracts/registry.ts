import * as z from 'zod/mini';
import { exactText, FIELD_LIMITS } from './fields';
import { Language } from './languages';

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

/**
 * Where the shell shows links: the bar above or the tabs below the page, the foot, the menu of the
 * mobile application, what a visitor signs in with, and the way of a signed-in person to their own page.
 */
export const LINK_PLACES = ['main', 'foot', 'menu', 'sign-in', 'person'] as const;
export type LinkPlace = (typeof LINK_PLACES)[number];

/** Drawings that a link may have. */
export const LINK_ICONS = ['home', 'event', 'stories', 'leaf'] as const;
export type LinkIcon = (typeof LINK_ICONS)[number];

/**
 * A way to a page that the shell shows on every page, to whom the page is for. Words are not checked
 * here: an older host leaves out a place or a drawing of newer remotes.
 */
export const RouteLink = z.object({
  /** One of `LINK_PLACES`. */
  place: z.string(),
  /** Links of one place come in this order, whosever they are. */
  order: z.number(),
  /** What it says; the page's title by default. */
  name: z.optional(z.string()),
  /** What it says in other languages, by language. */
  names: z.optional(z.record(z.string(), z.string())),
  /** Application whose shell shows it; the route's by default. */
  viewport: z.optional(Viewport),
  /** One of `LINK_ICONS`, where the place shows drawings. */
  icon: z.optional(z.string()),
  /** Path that counts as this page with all below it, where the page that is shown is marked. */
  covers: z.optional(z.string()),
  /** State of the navigation, for the page. */
  state: z.optional(z.record(z.string(), z.unknown())),
});
export type RouteLink = z.infer<typeof RouteLink>;

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
  /** The title in other languages, by language. */
  titles: z.optional(z.record(z.string(), z.string())),
  /** Path that shows the same thing in the other application (desktop or mobile). */
  elsewhere: z.optional(z.string()),
  /** Sentence for search engines and link previews. */
  description: z.optional(z.string()),
  /** The sentence in other languages, by language. */
  descriptions: z.optional(z.record(z.string(), z.string())),
  /** Picture of link previews: a path on the host's origin; the canopy by default. */
  image: z.optional(z.string().check(z.startsWith('/'))),
  /** Language of the page, such as `or`; English by default. */
  language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/))),
  /** Where the shell leads to it; nowhere by default. */
  links: z.optional(z.array(RouteLink)),
  /** The page draws its own header: in a desktop window the shell leaves its navigation bar out. */
  ownHeader: z.optional(z.boolean()),
});
export type RemoteRoute = z.infer<typeof RemoteRoute>;

/** Hash of a file as the `integrity` attribute of a browser takes it. */
export const FileIntegrity = z
  .string()
  .check(z.regex(/^sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/));

/** Hashes of the two files with which a release begins; the manifest has those of all others. */
export const ReleaseIntegrity = z.object({ manifest: FileIntegrity, entry: FileIntegrity });
export type ReleaseIntegrity = z.infer<typeof ReleaseIntegrity>;

/** A page of a release that its build has rendered, for one application. */
export const PrerenderedPage = z.object({
  /** Path of the route. */
  path: z.string(),
  application: z.enum(['desktop', 'mobile']),
  /** Language in which it was rendered; English by default. */
  language: z.optional(Language),
  /** Module that shows it, such as `./home`. */
  expose: z.string(),
  /** Beside the manifest; JSON (`PageMarkup`). */
  file: z.string(),
  integrity: FileIntegrity,
  /**
   * Settings that must be there (true) or must not, for the page to fit, such as `contact`. Texts of
   * settings stand in the markup as their places, such as `{settings.brand.name}`.
   */
  assumes: z.record(z.string(), z.boolean()),
});
export type PrerenderedPage = z.infer<typeof PrerenderedPage>;

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
  /**
   * What the browser checks the release's files against. Every release that is put into a store has
   * it; only builds under work, and releases from before there were hashes, are loaded without.
   */
  integrity: z.optional(ReleaseIntegrity),
  /** Pages that can be shown before any script has come. */
  pages: z.optional(z.array(PrerenderedPage)),
  /** The script with the remote's texts in each language, relative to the manifest, and its hash. */
  catalogues: z.optional(
    z.record(z.string(), z.object({ file: z.string(), integrity: FileIntegrity })),
  ),
  /** What a page may fetch early, by the name of the exposed module. */
  needs: z.optional(
    z.record(
      z.string(),
      z.object({
        /** Scripts and styles, relative to the manifest. */
        files: z.array(z.string()),
        /** Shared modules, such as `@aranya/shared/ui/forms`. */
        shared: z.array(z.string()),
        /** Hashes of the files: without the same one a script would be fetched twice. */
        integrity: z.optional(z.record(z.string(), FileIntegrity)),
      }),
    ),
  ),
});
export type RemoteRelease = z.infer<typeof RemoteRelease>;

/** A release that serves nobody any more, because of what was wrong with it. */
export const WithdrawnRelease = z.object({
  version: z.string(),
  /** When, ISO 8601 in UTC. */
  at: z.string(),
  /** A sentence: why it was withdrawn. */
  reason: z.string(),
});
export type WithdrawnRelease = z.infer<typeof WithdrawnRelease>;

/** A module of another remote that a remote shows inside its own pages. */
export const UsedModule = z.object({
  remote: z.string(),
  /** Name of the module, such as `./species-map`. */
  expose: z.string(),
});
export type UsedModule = z.infer<typeof UsedModule>;

/** A remote as the host knows it. */
export const RegisteredRemote = z.extend(RemoteRelease, {
  name: exactText(FIELD_LIMITS.name, z.regex(/^[a-z][a-z0-9-]*$/)),
  routes: z.array(RemoteRoute),
  /** Names of the modules that others may load. */
  exposes: z.optional(z.array(z.string())),
  /** Modules of other remotes that it cannot do without. */
  uses: z.optional(z.array(UsedModule)),
  /** The version that served before, used when this one does not load. */
  previous: z.optional(RemoteRelease),
  /** A version that a share of the visitors gets: `percent` of a hundred. */
  canary: z.optional(z.extend(RemoteRelease, { percent: z.number() })),
  /** Versions that served everybody before, the latest first, and when each ended. */
  served: z.optional(z.array(z.object({ version: z.string(), until: z.string() }))),
  /** The latest first. None of them is gone back to, or serves as a fallback. */
  withdrawn: z.optional(z.array(WithdrawnRelease)),
});
export type RegisteredRemote = z.infer<typeof RegisteredRemote>;

/** Name of the host among what is released. */
export const HOST_NAME = 'host';

/** The page of a host's release; its settings, registry and content are put in for each visitor. */
export const HOST_PAGE = 'page.html';
/** A host's build for Node, which draws the shell around pages. */
export const HOST_SHELL = 'shell.cjs';
/** Files of shared modules that a host provides on demand, by the module's name, and its texts, by `catalogueKey`. */
export const HOST_PROVIDED = 'provided.json';
/** Under what a host names its scripts with the texts of a language there. */
export const catalogueKey = (language: Language): string => `languages/${language}.po`;

/** The host that serves. */
export const RegisteredHost = z.object({
  /** Version of `@aranya/shared` that its pages provide. */
  shared: z.string(),
  /**
   * Its release with what is tried and what served before, as a remote has them: its `sharedRange` is the one version
   * that it provides. A host that is served from elsewhere has none.
   */
  release: z.optional(RegisteredRemote),
});
export type RegisteredHost = z.infer<typeof RegisteredHost>;

/** registry.json: every remote of the product. */
export const Registry = z.object({
  /** Version of this document's shape. */
  protocol: z.literal(1),
  remotes: z.array(RegisteredRemote),
  host: z.optional(RegisteredHost),
});
export type Registry = z.infer<typeof Registry>;
