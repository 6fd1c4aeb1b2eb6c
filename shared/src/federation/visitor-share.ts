import { type Registry, SHARE_COOKIE } from '@aranya/shared/contracts';

/** Key of the visitor's number in localStorage. */
const KEY = 'aranya-visitor-share';

const isShare = (number: number) => number >= 0 && number < 100;

/** Share cookie of the page server, while a canary is tried. */
function shareInCookie(): number {
  const pair = document.cookie.split(/;\s*/).find((text) => text.startsWith(`${SHARE_COOKIE}=`));
  return Number(pair?.slice(SHARE_COOKIE.length + 1) || Number.NaN);
}

/**
 * Position of this visitor from 0 up to 100, which decides who gets a canary. Drawn once per
 * browser, so that visits use the same version.
 */
export function visitorShare(): number {
  try {
    const stored = Number(localStorage.getItem(KEY) ?? Number.NaN);
    if (isShare(stored)) return stored;
    const served = shareInCookie();
    const drawn = isShare(served) ? served : Math.random() * 100;
    localStorage.setItem(KEY, String(drawn));
    return drawn;
  } catch {
    // Without storage the visitor gets no canary.
    return 99.99;
  }
}

/**
 * Sets the share cookie, so that the next page is rendered for the same release. Only while a
 * canary is tried; it is a session cookie.
 */
export function tellVisitorShare(registry: Registry) {
  const { remotes, host } = registry;
  if (![...remotes, host?.release].some((one) => one?.canary)) return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the other way, nor http pages
  document.cookie = `${SHARE_COOKIE}=${visitorShare()}; Path=/; SameSite=Lax${secure}`;
}
