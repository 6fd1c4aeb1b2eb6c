import { writtenLanguage } from '@aranya/shared/contracts';
import type { Reading } from '@aranya/shared/languages';
import { isScientific } from '../records/scientific-name';
import type { SpeciesProperties } from '../records/species-feature';
import { dayIn } from './day-in';
import type { PopupWords } from './point-words';

/** Formats the date of a record; empty if missing or invalid. */
function dateText(submissionDate: string | null, reading: Reading): string {
  const time = Date.parse(submissionDate ?? '');
  return Number.isNaN(time) ? '' : dayIn(reading, time);
}

/**
 * Creates a line of a popup; none for an empty text.
 * @param language of a name, if it differs from the page's
 */
export function line(
  tag: string,
  className: string,
  text: string,
  language?: string,
): HTMLElement[] {
  if (text === '') return [];
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  if (language) element.lang = language;
  return [element];
}

const LINK_CLASS = 'record-popup-link';

/** Returns the id of the record to which a link in the list leads; undefined for other elements. */
export const linkedRecord = (element: EventTarget | null): string | undefined =>
  element instanceof Element
    ? element.closest(`.${LINK_CLASS}`)?.getAttribute('href')?.slice(1)
    : undefined;

/** Popup options: as wide as the record's photo, in CSS pixels. */
export const POPUP = { minWidth: 240, maxWidth: 240, maxHeight: 320 } as const;

/** Options of a popup without marker: above the icon at its place. */
export const POPUP_ABOVE = { ...POPUP, offset: [0, -12] as [number, number] };

/** Combines the popups of several records at one place; a single popup is returned unchanged. */
export function listPopup(popups: readonly HTMLElement[]): HTMLElement {
  const [only, ...others] = popups;
  if (only && others.length === 0) return only;
  const list = document.createElement('ul');
  list.className = 'record-popups';
  for (const popup of popups) {
    // Photo and status are only shown in the popup of a single record.
    delete popup.dataset.record;
    list.appendChild(document.createElement('li')).append(popup);
  }
  return list;
}

/** Creates the link of a popup to its record in the list of own records. */
function linkTo(recordId: string, words: PopupWords): HTMLElement[] {
  const links = line('a', LINK_CLASS, words.inList);
  for (const link of links) link.setAttribute('href', `#${recordId}`);
  return links;
}

/** Makes the content of elements a link; unchanged without an address. */
function linked(elements: HTMLElement[], address: string | undefined): HTMLElement[] {
  for (const element of address ? elements : []) {
    const link = document.createElement('a');
    link.href = address ?? '';
    link.append(...element.childNodes);
    element.append(link);
  }
  return elements;
}

/**
 * Creates the popup of a record: species name, local name, date. The popup of an own record has its
 * id, gets its photo when it opens, and links to the list.
 */
export function recordPopup(
  { speciesName, localName, speciesType, submissionDate, hasIssues, recordId }: SpeciesProperties,
  words: PopupWords,
): HTMLElement {
  const content = document.createElement('div');
  content.className = 'record-popup';
  if (recordId) content.dataset.record = recordId;
  content.append(
    ...(isScientific(speciesName)
      ? linked(
          line('em', 'record-popup-name', speciesName, 'la'),
          words.speciesAddress?.(speciesName),
        )
      : line('strong', 'record-popup-name', speciesName, writtenLanguage(speciesName))),
    ...line('span', 'record-popup-local', localName ?? '', writtenLanguage(localName ?? '')),
    ...line('span', 'record-popup-type', speciesType ?? '', writtenLanguage(speciesType ?? '')),
    ...line('time', 'record-popup-date', dateText(submissionDate, words.reading)),
    ...line('span', 'record-popup-issues', hasIssues ? words.hasQuestion : ''),
    ...(recordId ? linkTo(recordId, words) : []),
  );
  return content;
}
