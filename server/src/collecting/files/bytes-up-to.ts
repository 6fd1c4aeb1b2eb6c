/** Null if the content is larger than the limit, in bytes. */
export async function bytesUpTo(
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
