/** Known part of YYYYMMDD: `2024-03-05`, `2024-03` or `2024`; null if none is. */
export function dateText(day: number): string | null {
  if (day === 0) return null;
  const digits = String(day).padStart(8, '0');
  const parts = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)];
  return parts.filter((part, index) => index === 0 || part !== '00').join('-');
}
