import type { RefusalReason } from './refusal-reasons';

export interface Refusal {
  /** 1 is the first record after the header. */
  record: number;
  /** Column, or property of a feature. */
  field: string;
  /** Shortened. */
  value: string;
  reason: RefusalReason;
}

/** In the order of the file. */
export type Refusals = AsyncIterable<Refusal> | Iterable<Refusal>;

export interface RefusalCount {
  reason: RefusalReason;
  count: number;
  example: Refusal;
}

/** Thrown while a record is read, to stop at the first fault. */
export class RecordRefused extends Error {
  override readonly name = 'RecordRefused';

  constructor(
    readonly reason: RefusalReason,
    readonly field: string,
    readonly value: string,
  ) {
    super(reason);
  }
}

/** @throws the error if it is no {@link RecordRefused} */
export function refusalOf(error: unknown, record: number): Refusal {
  if (!(error instanceof RecordRefused)) throw error;
  const { field, reason, value } = error;
  return { record, field, value: shortened(value), reason };
}

const SHOWN_CHARACTERS = 80;
/** Characters read before white space is removed: enough to fill the shown line. */
const LONGEST_LOOKED_AT = 10 * SHOWN_CHARACTERS;

/** One line, short, and without halves of characters, which JSON cannot store. */
export function shortened(value: string): string {
  const line = value
    .slice(0, LONGEST_LOOKED_AT)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const shown = line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 1)}…` : line;
  return shown.replace(/\p{Cs}/gu, '\uFFFD');
}
