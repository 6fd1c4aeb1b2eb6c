import type { Sentence, Words } from '../platform/languages/sentence';
import type { XmlElement } from '../platform/xml/xml-element';
import { FORM_UPLOAD_LIMITS } from './form-limits';

/** For the form's author; translated when it is sent. */
export interface FormFinding {
  /** Line of the XForm, from 1; null if the finding concerns the whole form. */
  readonly line: number | null;
  readonly said: Sentence | Words;
  /** In an XLSForm; absent if unknown. */
  readonly cell?: { readonly sheet: string | null; readonly row: number | null };
}

/** The first findings as plain data, and the number of all. */
export interface FindingList {
  count: number;
  kept: FormFinding[];
}

export class Findings implements FindingList {
  readonly kept: FormFinding[] = [];
  count = 0;
  readonly #lines: ReadonlyMap<XmlElement, number>;

  constructor(lines: ReadonlyMap<XmlElement, number> = new Map()) {
    this.#lines = lines;
  }

  /** @param at Element or line; null if the finding concerns the whole form. */
  add(at: XmlElement | number | null | undefined, said: Sentence | Words): void {
    this.count += 1;
    if (this.kept.length >= FORM_UPLOAD_LIMITS.shownFindings) return;
    const line = typeof at === 'object' && at ? this.#lines.get(at) : at;
    this.kept.push({ line: line ?? null, said });
  }
}

/** A form with faults is refused. */
export interface Checking {
  readonly faults: Findings;
  readonly warnings: Findings;
}

export function quoted(text: string): string {
  const longest = FORM_UPLOAD_LIMITS.quotedCharacters;
  return `“${text.length > longest ? `${text.slice(0, longest)}…` : text}”`;
}
