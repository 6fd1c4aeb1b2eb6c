import { QR } from '@aranya/shared/contracts';

/** Smallest module of the large view, in device pixels: cheap cameras do not read finer ones. */
const LARGE_MODULE = 4;

/**
 * Side of the large picture in CSS pixels: as large as it fits, but never with modules that a poor camera cannot read.
 * @param pixels side of the picture in its own pixels
 * @param room side of the square that is there, in CSS pixels
 * @param density device pixels per CSS pixel
 */
export const largeSide = (pixels: number, room: number, density: number) =>
  Math.max((pixels / QR.scale) * (LARGE_MODULE / density), room);
