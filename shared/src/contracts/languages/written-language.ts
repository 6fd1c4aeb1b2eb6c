/** Scripts, each with the language for which it is used here. */
const SCRIPTS: readonly [script: RegExp, language: string][] = [
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Oriya}/u, 'or'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Latin}/u, 'en'],
];

/**
 * Returns the language of a person's text, detected by its letters, so that browsers and screen
 * readers read it correctly on a page of any language. Known scientific names are Latin, `la`.
 */
export const writtenLanguage = (written: string): string | undefined =>
  SCRIPTS.find(([script]) => script.test(written))?.[1];
