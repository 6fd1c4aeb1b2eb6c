/** Removes half of a surrogate pair at the end, because the database cannot store it. */
export function firstCharacters(text: string, limit: number): string {
  const first = text.slice(0, limit);
  const last = first.charCodeAt(first.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? first.slice(0, -1) : first;
}
