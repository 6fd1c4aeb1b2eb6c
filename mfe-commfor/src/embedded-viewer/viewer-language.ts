import type { Language } from '@aranya/shared/contracts';
import { fittingLanguage, offeredLanguages, showIn } from '@aranya/shared/languages';

const PARAMETER = 'lang';

/** Address of a viewer of ours that shows the page's language: on its own origin nobody remembers it. */
export function inLanguageOf(address: string, language: Language): string {
  const url = new URL(address);
  url.searchParams.set(PARAMETER, language);
  return url.href;
}

/** A viewer begins in the language that its address asks for. */
export function followAddress() {
  const wish = new URLSearchParams(window.location.search).get(PARAMETER);
  const language = wish && fittingLanguage([wish], offeredLanguages());
  if (language) showIn(language);
}
