/** Equal entries are numbered, because a list from outside may contain one twice. */
export function withDistinctKeys<Entry>(
  entries: readonly Entry[],
  contentOf: (entry: Entry) => string,
): { key: string; entry: Entry }[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const content = contentOf(entry);
    const count = (seen.get(content) ?? 0) + 1;
    seen.set(content, count);
    return { key: `${content} ${count}`, entry };
  });
}
