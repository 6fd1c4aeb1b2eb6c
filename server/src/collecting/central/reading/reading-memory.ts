import { CENTRAL_LIMITS } from '../limits';

/** What a process remembers of a form between two readings; nothing is wrong without it. */
interface FormMemory {
  /** Newest change that was stored, by Central's clock in milliseconds since 1970. */
  readTo: number;
  /** When that was stored first, and when the last complete reading began, by our own clock. */
  notedAt: number;
  confirmedAt: number;
}

/** What a process remembers between two readings. */
export interface ReadingMemory {
  /** False for a Central that cannot be asked for deleted records (before 2024.3). */
  listsDeleted: boolean;
  /** The moment of Central's clock from which a form is asked for changes. */
  changesSince(formId: number, readTo: Date): Date;
  /** Notes a complete reading. @param begun by our own clock, see `performance.now`. */
  noteReading(formId: number, readTo: Date | null, begun: number): void;
  /** Records of Central that were not stored when all of them were read; 0 where that is not known. */
  notStored: Map<number, number>;
}

/**
 * A record has the time at which Central began to receive it, so that one can appear with a time
 * before the newest that we know. Changes are therefore asked for from `overlapMs` before it; and
 * when readings have found nothing newer for that long, from the newest one itself: what a busy hour
 * left is not read again every minute of a quiet day.
 */
export function readingMemory(): ReadingMemory {
  const forms = new Map<number, FormMemory>();
  return {
    listsDeleted: true,
    notStored: new Map(),
    changesSince(formId, readTo) {
      const known = forms.get(formId);
      const quiet = known?.readTo === +readTo ? known.confirmedAt - known.notedAt : 0;
      return new Date(+readTo - Math.max(0, CENTRAL_LIMITS.overlapMs - Math.max(0, quiet)));
    },
    noteReading(formId, readTo, begun) {
      if (!readTo) return;
      const known = forms.get(formId);
      if (known?.readTo === +readTo) known.confirmedAt = begun;
      else forms.set(formId, { readTo: +readTo, notedAt: performance.now(), confirmedAt: 0 });
    },
  };
}
