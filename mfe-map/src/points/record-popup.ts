import { isScientific } from './scientific-name';
import type { SpeciesProperties } from './species-feature';

const date = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });

/** A record's date as people read it; empty where it has none or an unreadable one. */
function dateText(submissionDate: string | null): string {
  const time = Date.parse(submissionDate ?? '');
  return Number.isNaN(time) ? '' : date.format(time);
}

/** A line of a popup; none where the text is empty. */
export function line(tag: string, className: string, text: string): HTMLElement[] {
  if (text === '') return [];
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return [element];
}

/** The popup of a record is as wide as its photo, in CSS pixels. */
export const POPUP = { minWidth: 240, maxWidth: 240 } as const;

const ISSUES = 'The institute has a question about this record.';

/**
 * What is in the popup of a record: species name, local name, date. That of an own record says which it is,
 * and gets its photo when it opens.
 */
export function recordPopup({
  speciesName,
  localName,
  speciesType,
  submissionDate,
  hasIssues,
  recordId,
}: SpeciesProperties): HTMLElement {
  const content = document.createElement('div');
  content.className = 'record-popup';
  if (recordId) content.dataset.record = recordId;
  content.append(
    ...line(isScientific(speciesName) ? 'em' : 'strong', 'record-popup-name', speciesName),
    ...line('span', 'record-popup-local', localName ?? ''),
    ...line('span', 'record-popup-type', speciesType ?? ''),
    ...line('time', 'record-popup-date', dateText(submissionDate)),
    ...line('span', 'record-popup-issues', hasIssues ? ISSUES : ''),
  );
  return content;
}
