import { setImmediate } from 'node:timers/promises';

/** Codes that are sorted in one go: a few milliseconds. In between, others are served. */
const CODES_AT_ONCE = 10_000;

/** Sorts codes without keeping anybody waiting, however many there are. @returns a new array */
export async function sortCodes(codes: Float64Array | readonly number[]): Promise<Float64Array> {
  const all = new Float64Array(codes);
  let runs: Float64Array[] = [];
  for (let from = 0; from < all.length; from += CODES_AT_ONCE) {
    runs.push(all.subarray(from, from + CODES_AT_ONCE).sort());
    await setImmediate();
  }
  while (runs.length > 1) {
    const merged: Float64Array[] = [];
    for (let index = 0; index < runs.length; index += 2) {
      const [one, other] = [runs[index], runs[index + 1]];
      if (one) merged.push(other ? await mergeCodes(one, other) : one);
    }
    runs = merged;
  }
  return runs[0] ?? new Float64Array();
}

/** Merged codes of two sorted arrays, in one pass. */
export async function mergeCodes(one: Float64Array, other: Float64Array): Promise<Float64Array> {
  const merged = new Float64Array(one.length + other.length);
  let [left, right] = [0, 0];
  for (let from = 0; from < merged.length; from += CODES_AT_ONCE * 10) {
    const to = Math.min(merged.length, from + CODES_AT_ONCE * 10);
    for (let at = from; at < to; at += 1) {
      const isLeft =
        (one[left] ?? Number.POSITIVE_INFINITY) <= (other[right] ?? Number.POSITIVE_INFINITY);
      merged[at] = (isLeft ? one[left++] : other[right++]) as number;
    }
    await setImmediate();
  }
  return merged;
}
