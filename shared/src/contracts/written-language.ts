/** Scripts, and the language that is read in each here. */
const SCRIPTS: readonly [script: RegExp, language: string][] = [
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Oriya}/u, 'or'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Latin}/u, 'en'],
];

/**
 * The language of what somebody wrote, by its letters: a browser and a screen reader then read it as it is
 * written, whatever language the page has. Scientific names are Latin, `la`, where one is known to be.
 */
export const writtenLanguage = (written: string): string | undefined =>
  SCRIPTS.find(([script]) => script.test(written))?.[1];
