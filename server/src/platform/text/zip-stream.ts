import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ArchiveFile {
  /** Path in the archive, with `/`. */
  name: string;
  /** Opened when the previous file ends, and read to its end before the next is requested. */
  open: () => Promise<Readable>;
  /** True for content that is already compressed. */
  asIs?: boolean;
}

/** Only one file is open at a time, and only names stay in memory. */
export function zipStream(files: AsyncIterable<ArchiveFile>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const stop = new AbortController();
  const fail = (error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  // The client may disconnect in the middle.
  output.once('close', () => stop.abort());
  write(zip, files, stop.signal).catch(fail);
  return output;
}

async function write(
  zip: ZipFile,
  files: AsyncIterable<ArchiveFile>,
  signal: AbortSignal,
): Promise<void> {
  // The ZIP library retains each entry's options until the end, so only the name is passed, not a
  // stream.
  let content = Readable.from([]);
  for await (const { name, open, asIs = false } of files) {
    content = await open();
    try {
      signal.throwIfAborted();
      const read = once(content, 'end', { signal });
      zip.addReadStreamLazy(name, { compress: !asIs }, (give) => give(null, content));
      await read;
    } catch (error) {
      content.destroy();
      if (signal.aborted) return;
      throw error;
    }
  }
  zip.end();
}

export const textStream = (pieces: AsyncIterable<string> | Iterable<string>): Readable =>
  Readable.from(pieces, { objectMode: false });
