import { settings } from '@aranya/shared/config';

/** Origin of a viewer's address; null if the setting is not a usable address. */
export function originOfViewer(address: string): string | null {
  try {
    const { protocol, origin } = new URL(address, window.location.href);
    return address !== '' && /^https?:$/.test(protocol) ? origin : null;
  } catch {
    return null;
  }
}

/**
 * True for this product's viewers, which post 'ready'. For external pages only the frame's load
 * event is available.
 */
export function saysReady(origin: string): boolean {
  const ours = Object.values(settings().remoteOrigins ?? {}).map(
    (address) => new URL(address, window.location.href).origin,
  );
  return [window.location.origin, ...ours].includes(origin);
}
