import { settings } from '@aranya/shared/config';

/** Origin of a viewer's address; null where the settings hold no usable address. */
export function originOfViewer(address: string): string | null {
  try {
    const { protocol, origin } = new URL(address, window.location.href);
    return address !== '' && /^https?:$/.test(protocol) ? origin : null;
  } catch {
    return null;
  }
}

/**
 * True for a viewer of this product, which says 'ready' when it listens. Of a page from elsewhere
 * only the frame's own load event is known.
 */
export function saysReady(origin: string): boolean {
  const ours = Object.values(settings().remoteOrigins ?? {}).map(
    (address) => new URL(address, window.location.href).origin,
  );
  return [window.location.origin, ...ours].includes(origin);
}
