import type { ConnectionLimits } from './limits';

/**
 * Remaining time of a caller. It starts at `graceMs`; every transferred byte adds to it, up to
 * `silenceMs`, and elapsed time reduces it. A phone on a bad network may pause, while a caller
 * slower than `bytesPerSecond` runs out of time. N bytes take at most `graceMs` plus N /
 * `bytesPerSecond` seconds.
 */
export class TransferTime {
  #leftMs: number;

  constructor(
    private readonly limits: Pick<ConnectionLimits, 'graceMs' | 'silenceMs' | 'bytesPerSecond'>,
  ) {
    this.#leftMs = limits.graceMs;
  }

  /**
   * @param heldBytes Bytes buffered in one piece, of which only the last byte is observed
   * @returns Whether time remains
   */
  spend(elapsedMs: number, movedBytes: number, heldBytes = 0): boolean {
    const { silenceMs, bytesPerSecond } = this.limits;
    const worthMs = (bytes: number) => (bytes * 1000) / bytesPerSecond;
    const maxMs = silenceMs + worthMs(heldBytes);
    this.#leftMs = Math.min(this.#leftMs - elapsedMs + worthMs(movedBytes), maxMs);
    return this.#leftMs > 0;
  }
}
