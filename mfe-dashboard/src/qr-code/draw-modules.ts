import type { QrModules } from './qr-modules';

/** White modules around the code without which a reader does not find it. */
export const QUIET_ZONE = 4;

/** A picture as a canvas takes it: four bytes (red, green, blue, alpha) for each pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** Modules of a code on one side, its quiet zone included. */
export const sideInModules = (modules: QrModules) => modules.length + 2 * QUIET_ZONE;

/**
 * Draws the code black on white with its quiet zone.
 * @param scale pixels per module, a whole number so that no module is wider than another
 * @param side pixels of the whole picture; what the code leaves is white. By default as needed.
 */
export function drawModules(
  modules: QrModules,
  scale: number,
  side = sideInModules(modules) * scale,
): Pixels {
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const start = Math.floor((side - modules.length * scale) / 2);
  for (const [row, line] of modules.entries()) {
    for (const [column, dark] of line.entries()) {
      if (!dark) continue;
      for (let y = 0; y < scale; y++) {
        const first = ((start + row * scale + y) * side + start + column * scale) * 4;
        for (let x = 0; x < scale; x++) data.fill(0, first + x * 4, first + x * 4 + 3);
      }
    }
  }
  return { width: side, height: side, data };
}

/** Smallest module of the large view, in device pixels: cheap cameras do not read finer ones. */
export const LARGE_MODULE = 4;

/**
 * Draws the code as large as it fits, but never with modules that a poor camera cannot read.
 * @param room side of the square that is there, in CSS pixels
 * @param density device pixels per CSS pixel
 */
export function drawLarge(modules: QrModules, room: number, density: number): Pixels {
  const fitting = Math.floor((room * density) / sideInModules(modules));
  return drawModules(modules, Math.max(LARGE_MODULE, fitting));
}

/**
 * Draws the code for a square on screen with the largest whole number of device pixels per module.
 * @param side of the square in CSS pixels
 * @param density device pixels per CSS pixel
 */
export function drawForScreen(modules: QrModules, side: number, density: number): Pixels {
  const pixels = Math.round(side * density);
  const scale = Math.max(1, Math.floor(pixels / sideInModules(modules)));
  return drawModules(modules, scale, pixels);
}
