import { type Registry, SHARE_COOKIE } from '@aranya/shared/contracts';

const KEY = 'aranya-visitor-share';

const isShare = (number: number) => number >= 0 && number < 100;

/** The page server sets this cookie while a canary is tried. */
function shareInCookie(): number {
  const pair = document.cookie.split(/;\s*/).find((text) => text.startsWith(`${SHARE_COOKIE}=`));
  return Number(pair?.slice(SHARE_COOKIE.length + 1) || Number.NaN);
}

/** Firefox before 140, Safari before 18.4 and pages without https lack the Cookie Store API. */
const canTell = () => 'cookieStore' in window;

/**
 * From 0 up to 100; decides who gets a canary. Drawn once per browser, so that visits use the same
 * version. A browser that cannot set the cookie uses the position in the server's cookie, which
 * selected the release of the page.
 */
export function visitorShare(): number {
  try {
    const stored = Number(localStorage.getItem(KEY) ?? Number.NaN);
    const served = shareInCookie();
    const known = (canTell() ? [stored, served] : [served, stored]).find(isShare);
    const share = known ?? Math.random() * 100;
    localStorage.setItem(KEY, String(share));
    return share;
  } catch {
    // Without storage the visitor gets no canary.
    return 99.99;
  }
}

/** Makes the server render the next page for the same release. Set only while a canary is tried. */
export async function tellVisitorShare({ remotes, host }: Registry): Promise<void> {
  if (!canTell() || ![...remotes, host?.release].some((one) => one?.canary)) return;
  const value = String(visitorShare());
  // A browser that refuses all cookies renders a page of another release again.
  await cookieStore
    .set({ name: SHARE_COOKIE, value, path: '/', sameSite: 'lax' })
    .catch(() => undefined);
}
