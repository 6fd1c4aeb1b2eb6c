import { LIMITS } from '../../platform/configuration/limits';
import type { Refusal, RefusalCount } from './refusal';
import type { RefusalReason } from './refusal-reasons';

export class RefusalTally {
  readonly #counts: Map<RefusalReason, RefusalCount>;
  #total = 0;

  /** @param counts Counts of an interrupted run, or of another tally */
  constructor(counts: readonly RefusalCount[] = []) {
    this.#counts = new Map(counts.map((one) => [one.reason, { ...one }]));
    for (const { count } of counts) this.#total += count;
  }

  get total(): number {
    return this.#total;
  }

  /** @returns False when the refusal is counted but no longer listed. */
  add(refusal: Refusal): boolean {
    this.#total += 1;
    const known = this.#counts.get(refusal.reason);
    if (known) known.count += 1;
    else this.#counts.set(refusal.reason, { reason: refusal.reason, count: 1, example: refusal });
    return this.#total <= LIMITS.dataImport.listedRefusals;
  }

  /** The most frequent first. */
  counts(): RefusalCount[] {
    return [...this.#counts.values()].map((one) => ({ ...one })).sort((a, b) => b.count - a.count);
  }
}
