import * as z from 'zod/mini';
import { exactText, FIELD_LIMITS, optionalText } from '../fields/fields';
import { isHttpsAddress } from '../fields/links';
import { message } from '../fields/message';

/** Longest text of the terms, in characters. */
export const TERMS_LIMIT = 40_000;

/** An https address; if empty, the site does not show the link. */
const SiteLink = exactText(
  FIELD_LIMITS.webURL,
  z.refine<string>(
    (link) => link === '' || isHttpsAddress(link),
    message('Write a link that begins with https://, or leave it empty.'),
  ),
);

/** External links of the site, by their names in the settings. */
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

/** Documentation of each nFold tool; if empty or absent, the link `documentation` is used. */
const toolLinks = <Address extends z.core.$ZodType>(address: Address) => ({
  satelliteExtractor: z.optional(address),
  motionSensor: z.optional(address),
  forestryCollector: z.optional(address),
  dataValidator: z.optional(address),
});

/** Setting names of the nFold tools' links. */
export const TOOL_LINKS = [
  'satelliteExtractor',
  'motionSensor',
  'forestryCollector',
  'dataValidator',
] as const;
export type ToolLinkName = (typeof TOOL_LINKS)[number];

/** GET site-links: the links that an administrator set, which override the installation's. */
export const SiteLinksAnswer = z.object({
  links: z.object({ ...links(z.optional(z.string())), ...toolLinks(z.string()) }),
});
export type SiteLinksAnswer = z.infer<typeof SiteLinksAnswer>;

/** GET site-terms: Terms and Conditions; empty if the institute has none. */
export const SiteTermsAnswer = z.object({ terms: z.string() });
export type SiteTermsAnswer = z.infer<typeof SiteTermsAnswer>;

/** POST administration/site-links: replaces all links. */
export const SiteLinksRequest = z.object({ ...links(SiteLink), ...toolLinks(SiteLink) });
export type SiteLinksRequest = z.infer<typeof SiteLinksRequest>;

/**
 * POST administration/site-terms: paragraphs separated by empty lines; an empty text removes the
 * terms.
 */
export const SiteTermsRequest = z.object({ terms: optionalText(TERMS_LIMIT) });
export type SiteTermsRequest = z.infer<typeof SiteTermsRequest>;

export type SiteLinkName = keyof SiteLinksRequest;
