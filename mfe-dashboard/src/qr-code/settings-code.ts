import { QR } from '@aranya/shared/contracts';
import { deflate } from 'pako';
import { toCanvas } from 'qrcode';
import type { CollectSettings } from './collect-settings';

/**
 * JSON as UTF-8, compressed with zlib (RFC 1950), in standard base64. `deflate` writes zlib's
 * header and checksum; Collect cannot read raw deflate.
 */
export function encodeSettings(settings: CollectSettings): string {
  const bytes = deflate(new TextEncoder().encode(JSON.stringify(settings)));
  return btoa(String.fromCharCode(...bytes));
}

/**
 * Loaded on demand: compressor and encoder are large.
 * @throws if the browser cannot draw
 */
export const drawSettings = (settings: CollectSettings): Promise<HTMLCanvasElement> =>
  toCanvas(encodeSettings(settings), {
    errorCorrectionLevel: QR.errorCorrection,
    scale: QR.scale,
  });
