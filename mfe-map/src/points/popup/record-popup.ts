import { writtenLanguage } from '@aranya/shared/contracts';
import type { Reading } from '@aranya/shared/languages';
import { isScientific } from '../records/scientific-name';
import type { SpeciesProperties } from '../records/species-feature';
import { dayIn } from './day-in';
import type { PopupWords } from './point-words';

/** @returns an empty text if the date is missing or invalid */
function dateText(submissionDate: string | null, reading: Reading): string {
  const time = Date.parse(submissionDate ?? '');
  return Number.isNaN(time) ? '' : dayIn(reading, time);
}

/** @param language of a name, if it differs from the page's */
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

export const linkedRecord = (element: EventTarget | null): string | undefined =>
  element instanceof Element
    ? element.closest(`.${LINK_CLASS}`)?.getAttribute('href')?.slice(1)
    : undefined;

/** CSS pixels: the width of the record's photo. */
export const POPUP = { minWidth: 240, maxWidth: 240, maxHeight: 320 } as const;

/** Without a marker, the popup is above the icon at its place. */
export const POPUP_ABOVE = { ...POPUP, offset: [0, -12] as [number, number] };

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

function linkTo(recordId: string, words: PopupWords): HTMLElement[] {
  const links = line('a', LINK_CLASS, words.inList);
  for (const link of links) link.setAttribute('href', `#${recordId}`);
  return links;
}

function linked(elements: HTMLElement[], address: string | undefined): HTMLElement[] {
  for (const element of address ? elements : []) {
    const link = document.createElement('a');
    link.href = address ?? '';
    link.append(...element.childNodes);
    element.append(link);
  }
  return elements;
}

/** The popup of an own record has its id, gets its photo when it opens, and links to the list. */
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
