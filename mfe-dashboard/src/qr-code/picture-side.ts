import { QR } from '@aranya/shared/contracts';

/**
 * Each module gets the same whole number of device pixels, because readers fail if narrow modules
 * differ in width or have blurred edges.
 * @param pixels side of the picture in its own pixels
 * @param room side of the available square, in CSS pixels
 * @param density device pixels per CSS pixel
 * @param least device pixels of a module, also if the picture then exceeds the square
 * @returns CSS pixels
 */
export function pictureSide(pixels: number, room: number, density: number, least = 1): number {
  const modules = pixels / QR.scale;
  return (Math.max(least, Math.floor((room * density) / modules)) * modules) / density;
}
