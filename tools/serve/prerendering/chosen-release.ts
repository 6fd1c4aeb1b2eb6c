import {
  type RegisteredRemote,
  type Registry,
  type RemoteRelease,
  SHARE_COOKIE,
} from '@aranya/shared/contracts';

const SHARE = /^\d{1,2}(?:\.\d{1,20})?$/;

/** Place for canaries, from 0 up to 100. @returns undefined without a cookie */
function visitorShareIn(cookies: string): number | undefined {
  const pair = cookies
    .split(';')
    .map((text) => text.trim())
    .find((text) => text.startsWith(`${SHARE_COOKIE}=`));
  const text = pair?.slice(SHARE_COOKIE.length + 1) ?? '';
  return SHARE.test(text) ? Number(text) : undefined;
}

/** A new visitor gets a place during a canary. */
export function placeOfVisitor({ remotes, host }: Registry, cookies = '') {
  const share = visitorShareIn(cookies);
  if (share !== undefined || ![...remotes, host?.release].some((one) => one?.canary)) {
    return { share, setCookie: undefined };
  }
  const drawn = (Math.random() * 100).toFixed(3).replace(/^100.*/, '99.999');
  return { share: Number(drawn), setCookie: `${SHARE_COOKIE}=${drawn}; Path=/; SameSite=Lax` };
}

export const releaseFor = (remote: RegisteredRemote, share: number | undefined): RemoteRelease =>
  remote.canary && share !== undefined && share < remote.canary.percent ? remote.canary : remote;
