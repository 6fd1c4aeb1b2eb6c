import * as z from 'zod/mini';
import { exactText } from './fields';
import { Language } from './languages';

/**
 * The front end's settings. They are served with the page, not built in. In every address
 * `{hostname}` stands for the host name under which the page was opened.
 */
export const FrontEndSettings = z.object({
  brand: z.object({
    /** The product's name on screen. */
    name: z.string(),
    /** Colour of the project in ODK Collect, `#RRGGBB`. */
    color: exactText(7, z.regex(/^#[0-9a-fA-F]{6}$/)),
  }),
  /** Address of the host, for pages on other origins that it shows in frames. */
  host: z.optional(z.string()),
  /** Base address of each service, without a trailing slash. */
  services: z.object({
    statistics: z.string(),
    accounts: z.string(),
    gaps: z.string(),
    profiles: z.string(),
    collection: z.string(),
    collectedData: z.string(),
    fieldSites: z.string(),
    /** Takes reports of remotes that fail; without it nobody is told. */
    remoteFailures: z.optional(z.string()),
    /** Campaigns and events; without it the public pages show the samples that they carry. */
    publicCards: z.optional(z.string()),
    /** What administrators of the institute call; the account service by default. */
    administration: z.optional(z.string()),
  }),
  /**
   * Base address of each remote's files, without a trailing slash; addresses in the registry are
   * relative to it. A remote that is not named is served by the page's own origin.
   */
  remoteOrigins: z.optional(z.record(z.string(), z.string())),
  /**
   * Origins whose builds may stand in for a remote in one person's browser, while its team works on
   * it (docs/releases.md). Nobody by default.
   */
  overrideOrigins: z.optional(z.array(z.string())),
  /** Pages of the identity provider that open in the pop-up. */
  identity: z.object({
    registerUrl: z.string(),
    recoverUrl: z.string(),
    /** The institute's own provider, with which people may sign in as well; its name on the button. */
    provider: z.optional(z.object({ name: z.string() })),
  }),
  collect: z.object({
    /** Public address of the collection server as phones reach it; goes into the QR. */
    serverUrl: z.string(),
    /** ODK Central where it is the collection server: then phones get its address in the QR. */
    central: z.optional(
      z.object({
        /** Base address without a trailing slash. */
        url: z.string(),
        /** Number of the project there. */
        projectId: z.number(),
      }),
    ),
    /** Where ODK Collect is installed from. */
    storeUrl: z.string(),
  }),
  map: z.object({
    /** Address of the map server's WMS. */
    wmsUrl: z.string(),
    /** Tile templates of the two base maps. */
    lightTiles: z.string(),
    satelliteTiles: z.string(),
    odishaBlocksUrl: z.string(),
    himachalBlocksUrl: z.string(),
    /** Page with the public map alone; Explore of the home page leads there without `links.dataExplorer`. */
    publicPage: z.optional(z.string()),
  }),
  viewers: z.object({ layers: z.string(), plots: z.string(), ifri: z.string() }),
  fieldSites: z.object({
    /** The fixed user id of the field-site call. */
    userId: z.string(),
  }),
  /** Addresses of other sites; one that is empty is not shown. */
  links: z.object({
    dataExplorer: z.string(),
    uavEngine: z.string(),
    documentation: z.string(),
    /** Documentation of one tool of nFold each; where it is missing or empty, `documentation` is its own. */
    satelliteExtractor: z.optional(z.string()),
    motionSensor: z.optional(z.string()),
    forestryCollector: z.optional(z.string()),
    dataValidator: z.optional(z.string()),
    forum: z.string(),
    instagram: z.string(),
    youtube: z.string(),
    github: z.string(),
    x: z.string(),
    linkedin: z.string(),
  }),
  /** Page that says where an administrator sets the address of a social icon; demonstrations alone have one. */
  missingLinkPage: z.optional(z.string()),
  /** How to reach the institute, each as it is on the contact page. */
  contact: z.optional(
    z.object({
      address: z.optional(z.string()),
      phone: z.optional(z.string()),
      website: z.optional(z.string()),
      mail: z.optional(z.string()),
    }),
  ),
  /** Languages in which the site can be read, in the order of their list; English alone by default. */
  languages: z.optional(z.array(Language)),
  /** True where browsers keep what the product needs to open without a network; not by default. */
  offline: z.optional(z.boolean()),
  /** True where demonstration accounts and the outbox page exist. */
  demonstration: z.boolean(),
});
export type FrontEndSettings = z.infer<typeof FrontEndSettings>;
