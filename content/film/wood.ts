import { CHANNELS, type LightCanvas } from './light-canvas';

/**
 * A straight segment of a twig or bough; lengths in frame pixels, angle in radians, colour linear.
 */
export interface WoodView {
  x: number;
  y: number;
  angle: number;
  length: number;
  thickness: number;
  softness: number;
  red: number;
  green: number;
  blue: number;
}

/** Paints a segment of wood over the canvas. */
export function paintWood(canvas: LightCanvas, wood: WoodView): void {
  const { width, height, margin, scale, pixels } = canvas;
  const x0 = wood.x * scale + margin;
  const y0 = wood.y * scale + margin;
  const length = wood.length * scale;
  const half = Math.max(0.2, (wood.thickness * scale) / 2);
  const soft = Math.max(0.75, wood.softness * scale);
  const cover = Math.min(1, (1.15 * half) / soft);
  const cos = Math.cos(wood.angle);
  const sin = Math.sin(wood.angle);
  const reach = half + soft;
  const left = Math.max(0, Math.floor(Math.min(x0, x0 + cos * length) - reach));
  const right = Math.min(width - 1, Math.ceil(Math.max(x0, x0 + cos * length) + reach));
  const top = Math.max(0, Math.floor(Math.min(y0, y0 + sin * length) - reach));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(y0, y0 + sin * length) + reach));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const dx = x - x0;
      const dy = y - y0;
      const along = Math.min(length, Math.max(0, dx * cos + dy * sin));
      const distance = Math.hypot(dx - along * cos, dy - along * sin) - half;
      const t = Math.min(1, Math.max(0, 0.5 - distance / (2 * soft)));
      const alpha = cover * t * t * (3 - 2 * t);
      const at = (y * width + x) * CHANNELS;
      pixels[at] = (pixels[at] ?? 0) * (1 - alpha) + wood.red * alpha;
      pixels[at + 1] = (pixels[at + 1] ?? 0) * (1 - alpha) + wood.green * alpha;
      pixels[at + 2] = (pixels[at + 2] ?? 0) * (1 - alpha) + wood.blue * alpha;
      pixels[at + 3] = (pixels[at + 3] ?? 0) * (1 - alpha);
    }
  }
}
