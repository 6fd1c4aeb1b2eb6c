import { settings } from './page-data';

/** A service whose base address the settings always name. */
type Service = 'accounts' | 'profiles' | 'fieldSites';

/**
 * Where our own services keep profile photos. Earlier versions answered, and browsers remember, such
 * addresses with the host of that day.
 */
const OWN_PHOTO = /^https?:\/\/[^/]+(\/api\/aranya\/profile\/photos\/[0-9a-f]{64}\.jpg)$/;

/**
 * What a service's answer names, as an address: the services of an institute may answer absolute
 * ones, ours answer them relative to the service, so that they hold wherever it is moved to.
 *
 * @returns Null for nothing, and for anything but a web address.
 */
export function serviceAddress(
  service: Service,
  address: string | null | undefined,
): string | null {
  const resolved = resolve(service, address);
  return resolved && /^https?:/.test(resolved) ? resolved : null;
}

/** As {@link serviceAddress}, for a picture: it may also be embedded in the answer. */
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
