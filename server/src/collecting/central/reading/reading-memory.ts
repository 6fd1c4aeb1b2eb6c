import { CENTRAL_LIMITS } from '../limits';

/** State of a form that a process caches between two readings; it may be lost without harm. */
interface FormMemory {
  /** Newest stored change, by Central's clock in milliseconds since 1970. */
  readTo: number;
  /**
   * When that change was first stored, and when the last complete reading began, by our own clock.
   */
  notedAt: number;
  confirmedAt: number;
}

export type ReadingMemory = ReturnType<typeof readingMemory>;

/**
 * State that a process caches between two readings. Central dates a record by the start of its upload, so one can appear with a time before the
 * newest known. Changes are therefore requested from `overlapMs` earlier. If nothing changed for
 * that long, they are requested from the newest record on, so that idle forms are not read again
 * every minute.
 */
export function readingMemory() {
  const forms = new Map<number, FormMemory>();
  return {
    /** False if Central cannot list deleted records (before 2024.3). */
    listsDeleted: true,
    /** Number of records that the last full comparison did not store; 0 if unknown. */
    notStored: new Map<number, number>(),
    /** Time of Central's clock from which changes are requested. */
    changesSince(formId: number, readTo: Date): Date {
      const known = forms.get(formId);
      const quiet = known?.readTo === +readTo ? known.confirmedAt - known.notedAt : 0;
      return new Date(+readTo - Math.max(0, CENTRAL_LIMITS.overlapMs - Math.max(0, quiet)));
    },
    /** Records a complete reading. @param begun by our own clock, see `performance.now`. */
    noteReading(formId: number, readTo: Date | null, begun: number): void {
      if (!readTo) return;
      const known = forms.get(formId);
      if (known?.readTo === +readTo) known.confirmedAt = begun;
      else forms.set(formId, { readTo: +readTo, notedAt: performance.now(), confirmedAt: 0 });
    },
  };
}
