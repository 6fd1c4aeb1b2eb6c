export interface Times {
  count: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  longest: number;
}

export function timesOf(milliseconds: readonly number[]): Times {
  const sorted = [...milliseconds].sort((one, other) => one - other);
  const at = (share: number) =>
    Number(
      (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1),
    );
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), longest: at(1) };
}

export const inSeconds = (milliseconds: number) => Number((milliseconds / 1000).toFixed(1));

export function counted(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

export interface Promised {
  what: string;
  kept: boolean;
}

export interface PartResult {
  part: string;
  database: string;
  promises: Promised[];
  figures: Record<string, unknown>;
  summary: string;
}
