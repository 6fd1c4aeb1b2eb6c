import {
  chooseDigits,
  fittingLanguage,
  offeredLanguages,
  type Reading,
  showIn,
} from '@aranya/shared/languages';

const PARAMETER = 'lang';

/** Address of a viewer of ours that shows the page's language and digits: on its own origin nobody remembers them. */
export function inLanguageOf(address: string, reading: Reading): string {
  const url = new URL(address);
  url.searchParams.set(PARAMETER, reading);
  return url.href;
}

/** A viewer begins in the language and digits that its address asks for. */
export function followAddress() {
  const wish = new URLSearchParams(window.location.search).get(PARAMETER);
  const language = wish && fittingLanguage([wish], offeredLanguages());
  if (!language) return;
  // A region, as in `hi-IN`, is no wish for digits.
  chooseDigits(wish.includes('-u-nu-'));
  showIn(language);
}
