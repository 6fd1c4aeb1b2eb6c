import { open } from 'node:fs/promises';

/** Returns all of a shorter file. */
export async function beginningOfFile(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes)).finally(() => file.close());
  return buffer.subarray(0, bytesRead);
}
