import { QR } from '@aranya/shared/contracts';

/** The modules of a QR code, row by row; true is dark. */
export type QrModules = boolean[][];

/** Encodes a text at the specification's error-correction level; fetches the encoder first. */
export async function qrModules(text: string): Promise<QrModules> {
  const { encodeQR } = await import('qr');
  // The encoder always frames the code; the quiet zone is drawn elsewhere.
  const framed = encodeQR(text, 'raw', { ecc: QR.errorCorrection, border: 1 });
  return framed.slice(1, -1).map((line) => line.slice(1, -1));
}
