import * as z from 'zod/mini';

/** Markup of a page, with the rules of the style engine that it uses by the name of each. */
export const PageMarkup = z.object({
  html: z.string(),
  styles: z.record(z.string(), z.string()),
});
export type PageMarkup = z.infer<typeof PageMarkup>;

/**
 * Stands in a page's markup before the path of each link: a remote does not know which pages of others have an address in
 * each language. Whoever serves the page puts the language in, or nothing.
 */
export const ADDRESS_PLACE = '{in-language}';

/** The host's shell of one page in one application, as a visitor sees it who is not signed in. */
export interface ShellMarkup {
  /** What comes before the page; everything, where the shell has no place for one. */
  before: string;
  after: string;
  /** Whether a page of a remote belongs between the two. */
  hasPlace: boolean;
  styles: PageMarkup['styles'];
}
