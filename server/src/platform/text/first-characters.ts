/**
 * Cuts a text to at most `limit` characters. Half of a surrogate pair is removed, because the database
 * cannot store it.
 */
export function firstCharacters(text: string, limit: number): string {
  const first = text.slice(0, limit);
  const last = first.charCodeAt(first.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? first.slice(0, -1) : first;
}
