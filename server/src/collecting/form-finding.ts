import type { Sentence, Words } from '../platform/languages/sentence';
import { FORM_UPLOAD_LIMITS } from './form-limits';

/** A fault or warning about a form for its author. It is translated when it is sent. */
export interface FormFinding {
  /** Line of the XForm, from 1; null if the finding concerns the whole form. */
  readonly line: number | null;
  readonly said: Sentence | Words;
  /** Location in an XLSForm; absent if unknown. */
  readonly cell?: { readonly sheet: string | null; readonly row: number | null };
}

/** Findings as plain data: the first ones and the total number. */
export interface FindingList {
  count: number;
  kept: FormFinding[];
}

/** Faults or warnings in the order in which they were found; only the first ones are stored. */
export class Findings implements FindingList {
  readonly kept: FormFinding[] = [];
  /** Total number of findings. */
  count = 0;

  add(line: number | null | undefined, said: Sentence | Words): void {
    this.count += 1;
    if (this.kept.length >= FORM_UPLOAD_LIMITS.shownFindings) return;
    this.kept.push({ line: line ?? null, said });
  }
}

/** Quotes a name or formula of a form for use in a sentence. */
export function quoted(text: string): string {
  const longest = FORM_UPLOAD_LIMITS.quotedCharacters;
  return `“${text.length > longest ? `${text.slice(0, longest)}…` : text}”`;
}
