import * as z from 'zod/mini';

/** Rendered markup of a page, and the CSS rules that it uses by class name. */
export const PageMarkup = z.object({
  html: z.string(),
  styles: z.record(z.string(), z.string()),
});
export type PageMarkup = z.infer<typeof PageMarkup>;

/**
 * Placeholder before the path of each link in a rendered page: remotes do not know which pages of
 * others are translated. The page server replaces it with the language prefix, or removes it.
 */
export const ADDRESS_PLACE = '{in-language}';

/** The host's shell around one page, rendered for a visitor who is not signed in. */
export interface ShellMarkup {
  /** Markup before the page; the whole markup if the shell has no place for a page. */
  before: string;
  after: string;
  /** Whether a remote's page belongs between `before` and `after`. */
  hasPlace: boolean;
  styles: PageMarkup['styles'];
}
