import { settings } from './page-data';

/** Base addresses of these are always set. */
type Service = 'accounts' | 'profiles' | 'fieldSites' | 'collectedData';

/**
 * Earlier versions returned, and browsers store, such addresses with the host name of that time.
 */
const OWN_PHOTO = /^https?:\/\/[^/]+(\/api\/aranya\/profile\/photos\/[0-9a-f]{64}\.jpg)$/;

/**
 * Our services return relative addresses, which survive a move; those of institutes may not.
 * @returns null for nothing, and for anything but a web address
 */
export function serviceAddress(
  service: Service,
  address: string | null | undefined,
): string | null {
  const resolved = resolve(service, address);
  return resolved && /^https?:/.test(resolved) ? resolved : null;
}

/** Accepts a data URL, too. */
export function pictureAddress(
  service: Service,
  address: string | null | undefined,
): string | null {
  const resolved = resolve(service, address?.replace(OWN_PHOTO, '$1'));
  return resolved && /^(https?:|data:image\/)/.test(resolved) ? resolved : null;
}

function resolve(service: Service, address: string | null | undefined): string | null {
  if (!address) return null;
  try {
    const base = new URL(settings().services[service], window.location.href);
    return new URL(address, base).href;
  } catch {
    return null;
  }
}
