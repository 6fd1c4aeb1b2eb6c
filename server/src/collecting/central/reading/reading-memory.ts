import { CENTRAL_LIMITS } from '../limits';

/** A process caches it between two readings; it may be lost without harm. */
interface FormMemory {
  /** Newest stored change, by Central's clock in milliseconds since 1970. */
  readTo: number;
  /** First storing of that change, and begin of the last complete reading, by our own clock. */
  notedAt: number;
  confirmedAt: number;
}

export type ReadingMemory = ReturnType<typeof readingMemory>;

/**
 * Central dates a record by the start of its upload, so one can appear with a time before the
 * newest known: changes are requested from `overlapMs` earlier. After as long without changes, they
 * are requested from the newest record on, so that idle forms are not read again every minute.
 */
export function readingMemory() {
  const forms = new Map<number, FormMemory>();
  return {
    /** False if Central cannot list deleted records (before 2024.3). */
    listsDeleted: true,
    /** Number of records that the last full comparison did not store; 0 if unknown. */
    notStored: new Map<number, number>(),
    /** By Central's clock. */
    changesSince(formId: number, readTo: Date): Date {
      const known = forms.get(formId);
      const quiet = known?.readTo === +readTo ? known.confirmedAt - known.notedAt : 0;
      return new Date(+readTo - Math.max(0, CENTRAL_LIMITS.overlapMs - Math.max(0, quiet)));
    },
    /** @param begun By our own clock, see `performance.now`. */
    noteReading(formId: number, readTo: Date | null, begun: number): void {
      if (!readTo) return;
      const known = forms.get(formId);
      if (known?.readTo === +readTo) known.confirmedAt = begun;
      else forms.set(formId, { readTo: +readTo, notedAt: performance.now(), confirmedAt: 0 });
    },
  };
}
