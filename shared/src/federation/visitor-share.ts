import { type Registry, SHARE_COOKIE } from '@aranya/shared/contracts';

/** Key of the visitor's number in localStorage. */
const KEY = 'aranya-visitor-share';

const isShare = (number: number) => number >= 0 && number < 100;

/** What whoever serves pages drew for this browser, while a canary is tried. */
function shareInCookie(): number {
  const pair = document.cookie.split(/;\s*/).find((text) => text.startsWith(`${SHARE_COOKIE}=`));
  return Number(pair?.slice(SHARE_COOKIE.length + 1) || Number.NaN);
}

/**
 * Where this visitor is among all, from 0 up to 100: decides who gets a canary release. Drawn
 * once per browser, so that a visit does not change between versions.
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
    // Where nothing can be stored the visitor is not part of an experiment.
    return 99.99;
  }
}

/**
 * Tells whoever serves pages where this visitor is, so that the next page begins with the same release.
 * Only while a canary is tried; the browser forgets it when it is closed.
 */
export function tellVisitorShare(registry: Registry) {
  const { remotes, host } = registry;
  if (![...remotes, host?.release].some((one) => one?.canary)) return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the other way, nor http pages
  document.cookie = `${SHARE_COOKIE}=${visitorShare()}; Path=/; SameSite=Lax${secure}`;
}
