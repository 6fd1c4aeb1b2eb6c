import { settings } from '@aranya/shared/config';
import type { RemoteRelease } from '@aranya/shared/contracts';

/** Key in localStorage: JSON of remote name to address of a federation manifest. */
export const OVERRIDES_KEY = 'aranya-overrides';

function stored(): Record<string, string> {
  try {
    const found: object = JSON.parse(localStorage.getItem(OVERRIDES_KEY) ?? '{}') ?? {};
    return Object.fromEntries(
      Object.entries(found).filter(([, address]) => typeof address === 'string'),
    );
  } catch (error) {
    console.warn(`${OVERRIDES_KEY} in localStorage is not what it should be.`, error);
    return {};
  }
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : '');

/** By remote. Only builds on origins that the operator allows are used. */
export function overrides(): Record<string, string> {
  const allowed = settings().overrideOrigins ?? [];
  if (allowed.length === 0 || typeof window === 'undefined') return {};
  return Object.fromEntries(
    Object.entries(stored()).filter(([remote, address]) => {
      const isAllowed = allowed.includes(originOf(address));
      if (!isAllowed) console.warn(`The override of ${remote} is not allowed here: ${address}`);
      return isAllowed;
    }),
  );
}

/** Takes effect after a reload. */
export function clearOverrides() {
  localStorage.removeItem(OVERRIDES_KEY);
}

export function overrideOf(remote: string): RemoteRelease | undefined {
  const manifestUrl = overrides()[remote];
  return manifestUrl ? { version: 'override', manifestUrl, sharedRange: '*' } : undefined;
}
