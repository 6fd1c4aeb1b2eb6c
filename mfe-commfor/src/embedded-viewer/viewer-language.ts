import {
  chooseDigits,
  fittingLanguage,
  offeredLanguages,
  type Reading,
  showIn,
} from '@aranya/shared/languages';

const PARAMETER = 'lang';

/** Our own viewer cannot read this origin's storage, so its address has language and digits. */
export function inLanguageOf(address: string, reading: Reading): string {
  const url = new URL(address);
  url.searchParams.set(PARAMETER, reading);
  return url.href;
}

export function followAddress() {
  const wish = new URLSearchParams(window.location.search).get(PARAMETER);
  const language = wish && fittingLanguage([wish], offeredLanguages());
  if (!language) return;
  // A region, as in `hi-IN`, does not select digits.
  chooseDigits(wish.includes('-u-nu-'));
  showIn(language);
}
