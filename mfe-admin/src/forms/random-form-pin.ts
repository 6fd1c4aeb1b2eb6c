/** Number of years whose dates are considered easy to guess. */
const YEARS = { from: 1900, to: 2100 };

/** Common orders of day, month and year, as digit positions. */
const ORDERS = [
  { day: [0, 2], month: [2, 4], year: [4, 8] },
  { day: [2, 4], month: [0, 2], year: [4, 8] },
  { day: [6, 8], month: [4, 6], year: [0, 4] },
] as const;

/** Whether eight digits are a date in a common order: dates are few enough to try them all. */
export function isDateLike(pin: string): boolean {
  return ORDERS.some((order) => {
    const read = ([from, to]: readonly [number, number]) => Number(pin.slice(from, to));
    const [day, month, year] = [read(order.day), read(order.month), read(order.year)];
    if (year < YEARS.from || year > YEARS.to) return false;
    const date = new Date(Date.UTC(year, month - 1, day));
    return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  });
}

/** Returns eight random digits that are no date. */
export function randomFormPin(): string {
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    // Values above this bound are discarded: a plain modulo would favour low numbers.
    if (number >= 4_200_000_000) continue;
    const pin = String(number % 100_000_000).padStart(8, '0');
    if (!isDateLike(pin)) return pin;
  }
}
