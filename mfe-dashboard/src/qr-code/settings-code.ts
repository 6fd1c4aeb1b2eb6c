import { QR } from '@aranya/shared/contracts';
import { toCanvas } from 'qrcode';
import type { CollectSettings } from './collect-settings';
import { encodeSettings } from './encode-settings';

/**
 * Draws settings as a code with a white border. Loaded on demand: compressor and encoder are large.
 * @throws if the browser cannot draw
 */
export const drawSettings = (settings: CollectSettings): Promise<HTMLCanvasElement> =>
  toCanvas(encodeSettings(settings), {
    errorCorrectionLevel: QR.errorCorrection,
    scale: QR.scale,
  });
