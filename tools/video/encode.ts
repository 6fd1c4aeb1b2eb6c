import { spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { FRAME_HEIGHT, FRAME_WIDTH } from '../../content/film/light';

export const FRAMES_PER_SECOND = 24;

const RAW_INPUT = [
  ...['-f', 'rawvideo', '-pixel_format', 'rgb24', '-video_size', `${FRAME_WIDTH}x${FRAME_HEIGHT}`],
  ...['-framerate', `${FRAMES_PER_SECOND}`, '-i', 'pipe:0'],
];
const COLOURS = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd', '-pix_fmt', 'yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...['-color_range', 'tv', '-an', '-map_metadata', '-1', '-fflags', '+bitexact'],
];
// One quantiser for all frames, without reordering: otherwise slow movement pulses, and the loop's
// first frame is visibly sharper than the last.
const VP9 = [
  ...['-c:v', 'libvpx-vp9', '-crf', '22', '-qmin', '22', '-qmax', '22', '-b:v', '0'],
  ...['-deadline', 'good', '-cpu-used', '2', '-row-mt', '1', '-aq-mode', '0'],
  ...['-auto-alt-ref', '0', '-lag-in-frames', '0', '-g', '240'],
];
const H264 = [
  ...['-c:v', 'libx264', '-crf', '27', '-preset', 'slow', '-profile:v', 'high', '-bf', '0'],
  ...['-g', '240', '-movflags', '+faststart'],
];

/** `write` waits for backpressure, `end` until the files are written. */
export interface Encoder {
  write(frame: Uint8Array): Promise<void>;
  end(): Promise<void>;
}

/** @param file without extension */
export function encodeLoop(file: string): Encoder {
  return ffmpeg([
    ...RAW_INPUT,
    ...[...COLOURS, ...VP9, `${file}.webm`],
    ...[...COLOURS, ...H264, `${file}.mp4`],
  ]);
}

/** `-q:v` of JPEG (2 is best), and of 100 for WebP. */
export interface PosterQuality {
  jpeg: number;
  webp: number;
}

/** @param file without extension */
export function encodePoster(file: string, { jpeg, webp }: PosterQuality): Encoder {
  return ffmpeg([
    ...RAW_INPUT,
    ...['-frames:v', '1', '-pix_fmt', 'yuvj420p', '-q:v', `${jpeg}`, '-bitexact'],
    `${file}-poster.jpg`,
    ...['-frames:v', '1', '-c:v', 'libwebp', '-quality', `${webp}`],
    ...['-compression_level', '6', '-bitexact'],
    `${file}-poster.webp`,
  ]);
}

/** Half the size of the other posters, and supported by most browsers. */
export async function encodeSmallPoster(file: string, frame: Uint8Array): Promise<void> {
  await sharp(frame, { raw: { width: FRAME_WIDTH, height: FRAME_HEIGHT, channels: 3 } })
    .avif({ quality: 32, effort: 9 })
    .toFile(`${file}-poster.avif`);
}

function ffmpeg(options: readonly string[]): Encoder {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const finished = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ended with exit code ${code}`)),
    );
  });
  finished.catch(() => undefined);
  return {
    async write(frame) {
      if (!child.stdin.write(Buffer.from(frame))) {
        await Promise.race([once(child.stdin, 'drain'), finished]);
      }
    },
    async end() {
      child.stdin.end();
      await finished;
    },
  };
}
