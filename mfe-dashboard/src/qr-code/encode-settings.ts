import { deflate } from 'pako';
import type { CollectSettings } from './collect-settings';

/**
 * Returns the text of the QR: JSON as UTF-8, compressed with zlib (RFC 1950), in standard base64.
 * `deflate` writes zlib's header and checksum; Collect cannot read raw deflate.
 */
export function encodeSettings(settings: CollectSettings): string {
  const bytes = deflate(new TextEncoder().encode(JSON.stringify(settings)));
  return btoa(String.fromCharCode(...bytes));
}
