import { SHARE_COOKIE } from '@aranya/shared/contracts';

/** Key of the visitor's number in localStorage. */
const KEY = 'aranya-visitor-share';

const isShare = (number: number) => number >= 0 && number < 100;

/** Cookie that the page server sets while a canary is tried. */
function shareInCookie(): number {
  const pair = document.cookie.split(/;\s*/).find((text) => text.startsWith(`${SHARE_COOKIE}=`));
  return Number(pair?.slice(SHARE_COOKIE.length + 1) || Number.NaN);
}

/**
 * Position of this visitor from 0 up to 100, which decides who gets a canary. The page server's
 * cookie decides until the browser is closed, because it selected the release of the page; without
 * one, a number is drawn once per browser.
 */
export function visitorShare(): number {
  try {
    const served = shareInCookie();
    const stored = Number(localStorage.getItem(KEY) ?? Number.NaN);
    const share = [served, stored].find(isShare) ?? Math.random() * 100;
    localStorage.setItem(KEY, String(share));
    return share;
  } catch {
    // Without storage the visitor gets no canary.
    return 99.99;
  }
}
