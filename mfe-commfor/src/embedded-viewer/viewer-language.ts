import {
  chooseDigits,
  fittingLanguage,
  offeredLanguages,
  type Reading,
  showIn,
} from '@aranya/shared/languages';

const PARAMETER = 'lang';

/**
 * Adds the page's language and digits to the address of our own viewer, which cannot read this
 * origin's storage.
 */
export function inLanguageOf(address: string, reading: Reading): string {
  const url = new URL(address);
  url.searchParams.set(PARAMETER, reading);
  return url.href;
}

/** Applies language and digits from a viewer's address. */
export function followAddress() {
  const wish = new URLSearchParams(window.location.search).get(PARAMETER);
  const language = wish && fittingLanguage([wish], offeredLanguages());
  if (!language) return;
  // A region, as in `hi-IN`, does not select digits.
  chooseDigits(wish.includes('-u-nu-'));
  showIn(language);
}
