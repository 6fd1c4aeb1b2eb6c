import type { ConnectionLimits } from './limits';

/**
 * How long a caller is still waited for. It begins with `graceMs`, every byte that moves earns some
 * of it, never more than `silenceMs`, and time uses it up: a phone with a bad network may pause and
 * go on, while a caller who moves less than `bytesPerSecond` is at its end. So N bytes take at most
 * `graceMs` and N / `bytesPerSecond` seconds, whatever the caller does.
 */
export class Patience {
  #leftMs: number;

  constructor(
    private readonly limits: Pick<ConnectionLimits, 'graceMs' | 'silenceMs' | 'bytesPerSecond'>,
  ) {
    this.#leftMs = limits.graceMs;
  }

  /**
   * @param elapsedMs since the last call
   * @param movedBytes in that time
   * @param heldBytes wait in one piece, of which only the last byte is seen to move
   * @returns whether there is any left
   */
  spend(elapsedMs: number, movedBytes: number, heldBytes = 0): boolean {
    const { silenceMs, bytesPerSecond } = this.limits;
    const worthMs = (bytes: number) => (bytes * 1000) / bytesPerSecond;
    const maxMs = silenceMs + worthMs(heldBytes);
    this.#leftMs = Math.min(this.#leftMs - elapsedMs + worthMs(movedBytes), maxMs);
    return this.#leftMs > 0;
  }
}
