import { QR } from '@aranya/shared/contracts';
import { create } from 'qrcode';

/** The modules of a QR code, row by row; true is dark. */
export type QrModules = boolean[][];

/**
 * Encodes a text at the specification's error-correction level, as bytes throughout: splitting base64
 * into parts of different modes saves nothing.
 */
export function qrModules(text: string): QrModules {
  const { modules } = create([{ data: new TextEncoder().encode(text), mode: 'byte' }], {
    errorCorrectionLevel: QR.errorCorrection,
  });
  const side = Array.from({ length: modules.size });
  return side.map((_, row) => side.map((_, column) => modules.get(row, column) === 1));
}
