import { LIMITS } from '../../platform/configuration/limits';
import type { Refusal, RefusalCount } from './refusal';
import type { RefusalReason } from './refusal-reasons';

/** Counts refusals by reason and stores the first ones. */
export class RefusalTally {
  readonly #counts = new Map<RefusalReason, { count: number; example: Refusal }>();
  #total = 0;

  get total(): number {
    return this.#total;
  }

  /** @returns False when the refusal is counted but no longer listed. */
  add(refusal: Refusal): boolean {
    this.restore({ reason: refusal.reason, count: 1, example: refusal });
    return this.#total <= LIMITS.dataImport.listedRefusals;
  }

  /** Adds the counts of an interrupted run. */
  restore({ reason, count, example }: RefusalCount): void {
    this.#total += count;
    const known = this.#counts.get(reason);
    if (known) known.count += count;
    else this.#counts.set(reason, { count, example });
  }

  /** Returns a tally with the same counts. */
  copy(): RefusalTally {
    const tally = new RefusalTally();
    for (const one of this.counts()) tally.restore(one);
    return tally;
  }

  /** Counts by reason, the most frequent first. */
  counts(): RefusalCount[] {
    return [...this.#counts]
      .map(([reason, { count, example }]) => ({ reason, count, example }))
      .sort((a, b) => b.count - a.count);
  }
}
