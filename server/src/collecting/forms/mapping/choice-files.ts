import { FORM_UPLOAD_LIMITS } from '../../form-limits';
import { hasChoices } from './choice-file';
import type { ChoiceFiles } from './choices';

/** A file of a form that is read on demand. */
export interface ReadableMedia {
  name: string;
  /** Returns the content; null if it does not exist. */
  read: () => Promise<AsyncIterable<Uint8Array> | null>;
}

/** Reads the files that may have choices, up to the limit of their total size. */
export async function choiceFiles(media: readonly ReadableMedia[]): Promise<ChoiceFiles> {
  const files = new Map<string, Uint8Array>();
  let left: number = FORM_UPLOAD_LIMITS.choiceBytes;
  for (const { name, read } of media) {
    if (!hasChoices(name)) continue;
    const content = await read();
    const bytes = content && (await bytesUpTo(content, left));
    if (!bytes) continue;
    left -= bytes.length;
    files.set(name, bytes);
  }
  return files;
}

/** Reads a content; null if it is larger than the limit. */
async function bytesUpTo(
  content: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
