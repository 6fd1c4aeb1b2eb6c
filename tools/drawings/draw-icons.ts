import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/**
 * Renders the icons of the installed application from the host's `favicon.svg`: `npx tsx
 * tools/drawings/draw-icons.ts`.
 */
const host = path.join(import.meta.dirname, '..', '..', 'host', 'public');
const drawing = await readFile(path.join(host, 'favicon.svg'), 'utf8');

/** Systems crop maskable icons: the background fills the area and the leaf stays in the centre. */
const MASKABLE_SHARE = 0.68;

const ground = /<rect[^>]*fill="([^"]+)"\s*\/>/.exec(drawing);
if (!ground) throw new Error('favicon.svg has no ground.');
const [wholeGround, colour] = ground;
const leaf = drawing.replace(/<\/?svg[^>]*>/g, '').replace(wholeGround, '');
const gap = (32 * (1 - MASKABLE_SHARE)) / 2;
const maskable =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${colour}"/>` +
  `<g transform="translate(${gap} ${gap}) scale(${MASKABLE_SHARE})">${leaf}</g></svg>`;

await mkdir(path.join(host, 'icons'), { recursive: true });
for (const [name, svg, size] of [
  ['app-192.png', drawing, 192],
  ['app-512.png', drawing, 512],
  ['app-maskable-512.png', maskable, 512],
] as const) {
  const png = sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true });
  await png.toFile(path.join(host, 'icons', name));
}
