import * as z from 'zod/mini';
import { exactText, FIELD_LIMITS, optionalText } from './fields';
import { isHttpsAddress } from './links';
import { message } from './message';

/** Longest text of the terms, in characters. */
export const TERMS_LIMIT = 40_000;

/** An address with https, or empty where the site shows no such link. */
const SiteLink = exactText(
  FIELD_LIMITS.webURL,
  z.refine<string>(
    (link) => link === '' || isHttpsAddress(link),
    message('Write a link that begins with https://, or leave it empty.'),
  ),
);

/** The links that lead away from the site, by their names in the settings. */
const links = <Address extends z.core.$ZodType>(address: Address) => ({
  dataExplorer: address,
  uavEngine: address,
  documentation: address,
  forum: address,
  instagram: address,
  youtube: address,
  github: address,
  x: address,
  linkedin: address,
});

/** The documentation of each tool of nFold; where one is empty or missing, the link `documentation` is its own. */
const toolLinks = <Address extends z.core.$ZodType>(address: Address) => ({
  satelliteExtractor: z.optional(address),
  motionSensor: z.optional(address),
  forestryCollector: z.optional(address),
  dataValidator: z.optional(address),
});

/** Their names in the settings. */
export const TOOL_LINKS = [
  'satelliteExtractor',
  'motionSensor',
  'forestryCollector',
  'dataValidator',
] as const;
export type ToolLinkName = (typeof TOOL_LINKS)[number];

/** GET site-links: those that an administrator wrote, in place of the installation's own. */
export const SiteLinksAnswer = z.object({
  links: z.object({ ...links(z.optional(z.string())), ...toolLinks(z.string()) }),
});
export type SiteLinksAnswer = z.infer<typeof SiteLinksAnswer>;

/** GET site-terms: Terms and Conditions; empty where the institute wrote none. */
export const SiteTermsAnswer = z.object({ terms: z.string() });
export type SiteTermsAnswer = z.infer<typeof SiteTermsAnswer>;

/** POST administration/site-links: all of them. */
export const SiteLinksRequest = z.object({ ...links(SiteLink), ...toolLinks(SiteLink) });
export type SiteLinksRequest = z.infer<typeof SiteLinksRequest>;

/** POST administration/site-terms: paragraphs with an empty line between; empty takes them away. */
export const SiteTermsRequest = z.object({ terms: optionalText(TERMS_LIMIT) });
export type SiteTermsRequest = z.infer<typeof SiteTermsRequest>;

/** Name of a link that leads away from the site. */
export type SiteLinkName = keyof SiteLinksRequest;
