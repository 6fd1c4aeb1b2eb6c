import { decode as decodeJpeg } from 'jpeg-js';
import jsQr from 'jsqr';
import { PNG } from 'pngjs';

interface Pixels {
  data: Uint8Array | Buffer;
  width: number;
  height: number;
}

function readPixels({ data, width, height }: Pixels): string {
  const code = jsQr(new Uint8ClampedArray(data), width, height);
  if (!code) throw new Error(`no QR code in a picture of ${width} x ${height} pixels`);
  return code.data;
}

/** Text of the QR code in a JPEG file. */
export const readQrFromJpeg = (file: Buffer) => readPixels(decodeJpeg(file));

/** Text of the QR code in a PNG screenshot. */
export const readQrFromPng = (file: Buffer) => readPixels(PNG.sync.read(file));
