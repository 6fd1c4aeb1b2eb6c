import type { Sentence, Words } from '../../platform/languages/sentence';
import { FORM_UPLOAD_LIMITS } from '../form-limits';

/** Something about a form that its author should know. It is said where it is answered. */
export interface FormFinding {
  /** Line of the XForm, from 1; null where it is about the whole form. */
  readonly line: number | null;
  readonly said: Sentence | Words;
  /** Where in an XLSForm it is; absent where that is not known. */
  readonly cell?: { readonly sheet: string | null; readonly row: number | null };
}

/** Findings as plain data: the first of them, and how many there are. */
export interface FindingList {
  count: number;
  kept: FormFinding[];
}

/** What is wrong or remarkable, in the order in which it was found; the first ones are kept. */
export class Findings implements FindingList {
  readonly kept: FormFinding[] = [];
  /** All of them. */
  count = 0;

  add(line: number | null | undefined, said: Sentence | Words): void {
    this.count += 1;
    if (this.kept.length >= FORM_UPLOAD_LIMITS.shownFindings) return;
    this.kept.push({ line: line ?? null, said });
  }
}

/** A name or formula of a form for a sentence. */
export function quoted(text: string): string {
  const longest = FORM_UPLOAD_LIMITS.quotedCharacters;
  return `“${text.length > longest ? `${text.slice(0, longest)}…` : text}”`;
}
