import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive. */
export interface ArchiveFile {
  /** Path in the archive, with `/`. */
  name: string;
  /** Opened when its turn comes, and read to its end before the next file is asked for. */
  open: () => Promise<Readable>;
  /** True for contents that are compressed already. */
  asIs?: boolean;
}

/**
 * A ZIP file of files that come one after the other. Only one is open at a time, and nothing is
 * gathered in memory but their names.
 */
export function zipStream(files: AsyncIterable<ArchiveFile>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const stop = new AbortController();
  const fail = (error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  // Anyone who reads may go away in the middle.
  output.once('close', () => stop.abort());
  write(zip, files, stop.signal).catch(fail);
  return output;
}

async function write(
  zip: ZipFile,
  files: AsyncIterable<ArchiveFile>,
  signal: AbortSignal,
): Promise<void> {
  // The ZIP file remembers what each entry was given until its end: this name, not a stream for each.
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

/** A text that is written piece by piece. */
export const textStream = (pieces: AsyncIterable<string> | Iterable<string>): Readable =>
  Readable.from(pieces, { objectMode: false });
