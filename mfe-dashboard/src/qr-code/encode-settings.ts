import type { CollectSettings } from './collect-settings';

/**
 * The text inside the QR: JSON as UTF-8, compressed with zlib (RFC 1950), in standard base64.
 * `deflate` of the platform is zlib with header and checksum; Collect cannot read raw deflate.
 */
export async function encodeSettings(settings: CollectSettings): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(settings));
  const compression = new CompressionStream('deflate');
  const writer = compression.writable.getWriter();
  const written = writer.write(json).then(() => writer.close());
  const bytes = await readAll(compression.readable);
  await written;
  return btoa(String.fromCharCode(...bytes));
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<number[]> {
  const bytes: number[] = [];
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes;
    bytes.push(...value);
  }
}
