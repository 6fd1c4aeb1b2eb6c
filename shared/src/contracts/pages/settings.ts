import * as z from 'zod/mini';
import { exactText } from '../fields/fields';
import { Language } from '../languages/languages';

/**
 * Settings of the front end, served with the page. In every address `{hostname}` is replaced by the
 * host name of the page.
 */
export const FrontEndSettings = z.object({
  brand: z.object({
    /** The product's name on screen. */
    name: z.string(),
    /** Colour of the project in ODK Collect, `#RRGGBB`. */
    color: exactText(7, z.regex(/^#[0-9a-fA-F]{6}$/)),
  }),
  /** Address of the host, for pages on other origins that embed it in frames. */
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
    /** Receives reports of failed remotes; without it nothing is reported. */
    remoteFailures: z.optional(z.string()),
    /** Campaigns and events; without it the public pages show built-in samples. */
    publicCards: z.optional(z.string()),
    /** Administrators' calls; default: the account service. */
    administration: z.optional(z.string()),
  }),
  /**
   * Base address of each remote's files, without trailing slash; addresses in the registry are
   * relative to it. Remotes that are not named are served from the page's origin.
   */
  remoteOrigins: z.optional(z.record(z.string(), z.string())),
  /**
   * Origins whose builds may replace a remote in one person's browser during development
   * (docs/releases.md). Default: none.
   */
  overrideOrigins: z.optional(z.array(z.string())),
  /** Pages of the identity provider that open in the pop-up. */
  identity: z.object({
    registerUrl: z.string(),
    recoverUrl: z.string(),
    /** The institute's identity provider for an additional sign-in button; `name` is its label. */
    provider: z.optional(z.object({ name: z.string() })),
  }),
  collect: z.object({
    /** Public address of the collection server for phones; part of the QR code. */
    serverUrl: z.string(),
    /** ODK Central if it is the collection server: the QR code then has its address. */
    central: z.optional(
      z.object({
        /** Base address without a trailing slash. */
        url: z.string(),
        projectId: z.number(),
      }),
    ),
    /** Address of the app store from which ODK Collect is installed. */
    storeUrl: z.string(),
  }),
  map: z.object({
    wmsUrl: z.string(),
    /** Tile templates of the two base maps. */
    lightTiles: z.string(),
    satelliteTiles: z.string(),
    odishaBlocksUrl: z.string(),
    himachalBlocksUrl: z.string(),
  }),
  viewers: z.object({ layers: z.string(), plots: z.string(), ifri: z.string() }),
  fieldSites: z.object({
    /** Fixed user id of the field-site call. */
    userId: z.string(),
  }),
  /** Addresses of other sites; empty ones are not shown. */
  links: z.object({
    /** Target of Explore on the home page; default: the page `/explore`. */
    dataExplorer: z.string(),
    uavEngine: z.string(),
    documentation: z.string(),
    /** Documentation per nFold tool; if empty or absent, `documentation` is used. */
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
  /** Page that explains where an administrator sets a social link; only demonstrations have it. */
  missingLinkPage: z.optional(z.string()),
  /** Contact details of the institute, as on the contact page. */
  contact: z.optional(
    z.object({
      address: z.optional(z.string()),
      phone: z.optional(z.string()),
      website: z.optional(z.string()),
      mail: z.optional(z.string()),
    }),
  ),
  /** Offered languages, in display order; default: English only. */
  languages: z.optional(z.array(Language)),
  /** True if browsers store the files that the product needs offline; default: false. */
  offline: z.optional(z.boolean()),
  /** Whether browsers may load the institute's model, which suggests species in photos; default: false. */
  visualEngine: z.optional(z.boolean()),
  /** Whether demonstration accounts and the outbox page exist. */
  demonstration: z.boolean(),
});
export type FrontEndSettings = z.infer<typeof FrontEndSettings>;
