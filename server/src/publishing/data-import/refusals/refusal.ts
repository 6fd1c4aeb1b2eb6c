import type { RefusalReason } from './refusal-reasons';

/** One record that was not taken, by its first fault. */
export interface Refusal {
  /** 1 is the first record of the file; the header is none. */
  record: number;
  /** Column, or property of a feature. */
  field: string;
  /** What is there, shortened. */
  value: string;
  reason: RefusalReason;
}

/** How often a reason was met. */
export interface RefusalCount {
  reason: RefusalReason;
  count: number;
  /** The first record with it. */
  example: Refusal;
}

/** Thrown where a record is read, so that the reading stays a straight line. */
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

const SHOWN_CHARACTERS = 80;
/** Enough to fill the line, whatever white space is in it. */
const LONGEST_LOOKED_AT = 10 * SHOWN_CHARACTERS;

/** A value as reports show it: on one line and short. */
export function shortened(value: string): string {
  const line = value
    .slice(0, LONGEST_LOOKED_AT)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 1)}…` : line;
}
