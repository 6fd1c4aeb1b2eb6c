/**
 * Generates the films of the site: `tsx tools/video/make-films.ts [folder]`. Needs ffmpeg with
 * libvpx-vp9, libx264 and libwebp (Debian: apt-get install ffmpeg).
 */
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type FramePainter, growCanopy } from '../../content/film/canopy';
import { FRAME_HEIGHT, FRAME_WIDTH } from '../../content/film/light';
import { makeSurvey } from '../../content/film/survey';
import {
  encodeLoop,
  encodePoster,
  encodeSmallPoster,
  FRAMES_PER_SECOND,
  type PosterQuality,
} from './encode';

const MAX_BYTES = { loop: 2_000_000, poster: 60_000 };

/** Overlay between video and text: forest-900, at its lowest opacity. */
const VEIL = { red: 11, green: 42, blue: 31, strength: 0.55 };

/** WCAG AA for normal text. */
const AA_CONTRAST = 4.5;

function linear(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

const LUMINANCE = {
  red: Float64Array.from({ length: 256 }, (_, v) => 0.2126 * linear(veiled(v, VEIL.red))),
  green: Float64Array.from({ length: 256 }, (_, v) => 0.7152 * linear(veiled(v, VEIL.green))),
  blue: Float64Array.from({ length: 256 }, (_, v) => 0.0722 * linear(veiled(v, VEIL.blue))),
};

function veiled(value: number, veil: number): number {
  return value * (1 - VEIL.strength) + veil * VEIL.strength;
}

/** White text on the brightest covered pixel of an rgb24 frame, 1 to 21. */
function minContrast(frame: Uint8Array): number {
  let brightest = 0;
  for (let i = 0; i < frame.length; i += 3) {
    const at = (table: Float64Array, channel: number) => table[frame[i + channel] ?? 0] ?? 0;
    const here = at(LUMINANCE.red, 0) + at(LUMINANCE.green, 1) + at(LUMINANCE.blue, 2);
    brightest = Math.max(brightest, here);
  }
  return 1.05 / (brightest + 0.05);
}

interface Film {
  name: string;
  paint: FramePainter;
  seconds: number;
  /** Loop and poster start here, so that nothing jumps when the video starts. */
  firstPhase: number;
  poster: PosterQuality;
  /** Pages show white text over the film. */
  behindText: boolean;
}

const FILMS: readonly (() => Film)[] = [
  // The background of every page. The loop starts at its fastest movement, which hides the step
  // from the last to the first frame.
  () => ({
    name: 'canopy',
    paint: growCanopy(7),
    seconds: 10,
    firstPhase: 0.5,
    poster: { jpeg: 3, webp: 90 },
    behindText: true,
  }),
  // The film of the page About us. The loop starts when everything is visible.
  () => ({
    name: 'survey',
    paint: makeSurvey(12),
    seconds: 14,
    firstPhase: 0.86,
    // Lines need more data than light.
    poster: { jpeg: 11, webp: 55 },
    behindText: false,
  }),
];

async function makeFilm(folder: string, film: Film): Promise<void> {
  const { name, paint, seconds, firstPhase, behindText } = film;
  const file = join(folder, name);
  const frame = new Uint8Array(FRAME_WIDTH * FRAME_HEIGHT * 3);

  const poster = encodePoster(file, film.poster);
  paint(firstPhase, frame);
  await poster.write(frame);
  await poster.end();
  // The film is behind every page, so it competes with the page's own downloads.
  if (behindText) await encodeSmallPoster(file, frame);

  const loop = encodeLoop(file);
  const frames = seconds * FRAMES_PER_SECOND;
  let contrast = 21;
  for (let i = 0; i < frames; i++) {
    paint((firstPhase + i / frames) % 1, frame);
    if (behindText) contrast = Math.min(contrast, minContrast(frame));
    await loop.write(frame);
    if (i % FRAMES_PER_SECOND === 0) {
      console.log(`${name}: ${i / FRAMES_PER_SECOND} of ${seconds} seconds`);
    }
  }
  await loop.end();
  check(file, contrast);
}

function check(file: string, contrast: number): void {
  const size = (ending: string) => statSync(file + ending).size;
  const loopBytes = size('.webm') + size('.mp4');
  const posterBytes = Math.max(size('-poster.jpg'), size('-poster.webp'));
  console.log(`webm + mp4 ${loopBytes} bytes, larger poster ${posterBytes} bytes`);
  console.log(`least contrast of white text over the veiled video ${contrast.toFixed(2)}`);
  if (contrast < AA_CONTRAST) {
    throw new Error(
      'white text over the video would be hard to read; lower EXPOSURE in content/film/grade.ts',
    );
  }
  if (loopBytes + posterBytes > MAX_BYTES.loop || posterBytes > MAX_BYTES.poster) {
    throw new Error('the files are too large; raise -crf in encode.ts');
  }
}

const folder = process.argv[2] ?? join(import.meta.dirname, '../../host/public/video');
mkdirSync(folder, { recursive: true });
for (const film of FILMS) await makeFilm(folder, film());
