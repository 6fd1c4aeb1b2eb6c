import { writtenLanguage } from '@aranya/shared/contracts';
import type { Reading } from '@aranya/shared/languages';
import { dayIn } from './day-in';
import type { PopupWords } from './point-words';
import { isScientific } from './scientific-name';
import type { SpeciesProperties } from './species-feature';

/** A record's date as people read it; empty if it has none or an unreadable one. */
function dateText(submissionDate: string | null, reading: Reading): string {
  const time = Date.parse(submissionDate ?? '');
  return Number.isNaN(time) ? '' : dayIn(reading, time);
}

/**
 * A line of a popup; none where the text is empty.
 * @param language of a name that is not in that of the page
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

/** Id of the record to whose place in the list this leads; undefined if it does not. */
export const linkedRecord = (element: EventTarget | null): string | undefined =>
  element instanceof Element
    ? element.closest(`.${LINK_CLASS}`)?.getAttribute('href')?.slice(1)
    : undefined;

/** The popup of a record is as wide as its photo, in CSS pixels. */
export const POPUP = { minWidth: 240, maxWidth: 240, maxHeight: 320 } as const;

/** The same for a popup that belongs to no marker: above the icon at its place. */
export const POPUP_ABOVE = { ...POPUP, offset: [0, -12] as [number, number] };

/** One popup of those of several records that stand at one place; that of a single one as it is. */
export function listPopup(popups: readonly HTMLElement[]): HTMLElement {
  const [only, ...others] = popups;
  if (only && others.length === 0) return only;
  const list = document.createElement('ul');
  list.className = 'record-popups';
  for (const popup of popups) {
    // Photo and fate are for a popup with room for them.
    delete popup.dataset.record;
    list.appendChild(document.createElement('li')).append(popup);
  }
  return list;
}

/** The link of a popup to its record in the list of own records. */
function linkTo(recordId: string, words: PopupWords): HTMLElement[] {
  const links = line('a', LINK_CLASS, words.inList);
  for (const link of links) link.setAttribute('href', `#${recordId}`);
  return links;
}

/**
 * What is in the popup of a record: species name, local name, date. That of an own record says which it is,
 * gets its photo when it opens, and leads to the record in the list.
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
      ? line('em', 'record-popup-name', speciesName, 'la')
      : line('strong', 'record-popup-name', speciesName, writtenLanguage(speciesName))),
    ...line('span', 'record-popup-local', localName ?? '', writtenLanguage(localName ?? '')),
    ...line('span', 'record-popup-type', speciesType ?? '', writtenLanguage(speciesType ?? '')),
    ...line('time', 'record-popup-date', dateText(submissionDate, words.reading)),
    ...line('span', 'record-popup-issues', hasIssues ? words.hasQuestion : ''),
    ...(recordId ? linkTo(recordId, words) : []),
  );
  return content;
}
