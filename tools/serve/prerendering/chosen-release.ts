import {
  type RegisteredRemote,
  type Registry,
  type RemoteRelease,
  SHARE_COOKIE,
} from '@aranya/shared/contracts';

const SHARE = /^\d{1,2}(?:\.\d{1,20})?$/;

/**
 * The visitor's place for canaries, from 0 up to 100.
 * @param cookies header of the request
 * @returns undefined without a cookie
 */
function visitorShareIn(cookies: string): number | undefined {
  const pair = cookies
    .split(';')
    .map((text) => text.trim())
    .find((text) => text.startsWith(`${SHARE_COOKIE}=`));
  const text = pair?.slice(SHARE_COOKIE.length + 1) ?? '';
  return SHARE.test(text) ? Number(text) : undefined;
}

/**
 * The visitor's place, and the cookie that stores it: a new visitor gets a place during a canary.
 */
export function placeOfVisitor({ remotes, host }: Registry, cookies = '') {
  const share = visitorShareIn(cookies);
  if (share !== undefined || ![...remotes, host?.release].some((one) => one?.canary)) {
    return { share, setCookie: undefined };
  }
  const drawn = (Math.random() * 100).toFixed(3).replace(/^100.*/, '99.999');
  return { share: Number(drawn), setCookie: `${SHARE_COOKIE}=${drawn}; Path=/; SameSite=Lax` };
}

/**
 * The release of a remote or the host for a visitor: the canary for its share, else the current
 * one.
 */
export const releaseFor = (remote: RegisteredRemote, share: number | undefined): RemoteRelease =>
  remote.canary && share !== undefined && share < remote.canary.percent ? remote.canary : remote;
