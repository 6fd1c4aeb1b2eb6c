/**
 * Makes the background video of the site: `tsx tools/video/make-canopy.ts [folder]`.
 * Needs ffmpeg with libvpx-vp9, libx264 and libwebp (Debian: apt-get install ffmpeg).
 */
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { growCanopy } from '../../content/film/canopy';
import { FRAME_HEIGHT, FRAME_WIDTH } from '../../content/film/light';
import { AA_CONTRAST, minContrast } from './contrast';
import { encodeLoop, encodePoster, FRAMES_PER_SECOND } from './encode';

const SEED = 7;
const SECONDS = 10;
/** The loop begins where most moves: there the step from its last to its first frame is not seen. */
const FIRST_PHASE = 0.5;
const MAX_BYTES = { loop: 2_000_000, poster: 60_000 };

async function makeCanopy(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const paint = growCanopy(SEED);
  const frame = new Uint8Array(FRAME_WIDTH * FRAME_HEIGHT * 3);

  const poster = encodePoster(folder);
  // The poster is the first frame, so that nothing jumps when the video starts.
  paint(FIRST_PHASE, frame);
  await poster.write(frame);
  await poster.end();

  const loop = encodeLoop(folder);
  const frames = SECONDS * FRAMES_PER_SECOND;
  let contrast = 21;
  for (let i = 0; i < frames; i++) {
    paint((FIRST_PHASE + i / frames) % 1, frame);
    contrast = Math.min(contrast, minContrast(frame));
    await loop.write(frame);
    if (i % FRAMES_PER_SECOND === 0) {
      console.log(`${i / FRAMES_PER_SECOND} of ${SECONDS} seconds`);
    }
  }
  await loop.end();
  check(folder, contrast);
}

function check(folder: string, contrast: number): void {
  const size = (name: string) => statSync(join(folder, name)).size;
  const loopBytes = size('canopy.webm') + size('canopy.mp4');
  const posterBytes = Math.max(size('canopy-poster.jpg'), size('canopy-poster.webp'));
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

const fallback = join(import.meta.dirname, '../../host/public/video');
await makeCanopy(process.argv[2] ?? fallback);
