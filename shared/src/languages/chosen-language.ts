import { settings } from '@aranya/shared/config';
import { type AranyaEvents, type Language, SOURCE_LANGUAGE } from '@aranya/shared/contracts';
import { subscribe } from '@aranya/shared/events';
import { languageOf, type Reading, readingOf } from './digits';

/** Where a browser remembers the language, without an account too. */
const STORED_AT = 'aranya-language';

/** Languages in which this installation can be read; English is always among them. */
export const offeredLanguages = (): readonly Language[] =>
  settings().languages ?? [SOURCE_LANGUAGE];

/**
 * The first offered language of those that somebody wishes for.
 * @param wishes as browsers write them, with or without a region: `hi-IN`
 */
export function fittingLanguage(
  wishes: readonly string[],
  offered: readonly Language[],
): Language | undefined {
  const fitting = (wish: string) => offered.find((language) => language === wish.split('-')[0]);
  return wishes.map(fitting).find((language) => language !== undefined);
}

/** What this browser remembers; empty if it keeps nothing. */
function remembered(at: string): string {
  try {
    return localStorage.getItem(at) ?? '';
  } catch {
    return '';
  }
}

function remember(at: string, value: string) {
  try {
    localStorage.setItem(at, value);
  } catch {
    // It holds until the page is closed.
  }
}

/** Where a tab remembers the language of the address with which its visit began. */
const OF_VISIT_AT = 'aranya-language-of-visit';

let ofVisit: Language | undefined;

/** What was chosen in this browser, otherwise the first offered language that it asks for. */
const ownWish = (): Language =>
  fittingLanguage([remembered(STORED_AT), ...navigator.languages], offeredLanguages()) ??
  SOURCE_LANGUAGE;

function rememberVisit() {
  try {
    if (ofVisit) sessionStorage.setItem(OF_VISIT_AT, ofVisit);
    else sessionStorage.removeItem(OF_VISIT_AT);
  } catch {
    // It holds until the page is closed.
  }
}

/**
 * The language of the address with which a visit begins wins over browser and account until
 * somebody chooses one; neither of them learns it. One that this browser wishes for anyhow says
 * nothing new.
 * @param addressed undefined if the address names none
 */
export function beginVisit(addressed: Language | undefined) {
  ofVisit = addressed === ownWish() ? undefined : addressed;
  rememberVisit();
}

/** Goes on in the visit of this tab, at an address that could name no language. */
export function continueVisit() {
  try {
    ofVisit = fittingLanguage([sessionStorage.getItem(OF_VISIT_AT) ?? ''], offeredLanguages());
  } catch {
    // Nothing is known of it.
  }
}

/** Where a browser remembers that numbers are wished in the digits of the language's script. */
const OWN_DIGITS_AT = 'aranya-own-digits';

let wishesOwnDigits: boolean | undefined;

/** Whether numbers are wished in the digits of the language's script, where it has some. */
function ownDigits(): boolean {
  wishesOwnDigits ??= remembered(OWN_DIGITS_AT) === 'yes';
  return wishesOwnDigits;
}

let shown: Reading | undefined;
let asDrawn: Language = SOURCE_LANGUAGE;
const listeners = new Set<() => void>();

/** The language of this visit's address, otherwise what this browser wishes for. */
export const wishedLanguage = (): Language => ofVisit ?? ownWish();

/** The same with its digits. */
export const wishedReading = (): Reading => readingOf(wishedLanguage(), ownDigits());

/** The language of everything on screen, and its digits. */
export function reading(): Reading {
  shown ??= wishedReading();
  return shown;
}

/** The language of everything on screen. */
export const language = (): Language => languageOf(reading());

/** Begins in the language of a page that was there before any script, whose digits are 0 to 9; scripts take it over as it is. */
export function beginIn(drawn: Language) {
  asDrawn = drawn;
  shown = drawn;
}

/** The language of what was in the page before any script. */
export const drawnLanguage = (): Language => asDrawn;

/** Shows everything in another language, with the digits that are wished. */
export function showIn(language: Language) {
  const next = readingOf(language, ownDigits());
  if (next === shown) return;
  shown = next;
  showAgain();
}

/** Shows everything once more, where texts of the language came late. */
export function showAgain() {
  for (const listener of listeners) listener();
}

/** Changes the language everywhere at once, in this tab and in the others; it is kept in this browser. */
export function chooseLanguage(next: Language) {
  remember(STORED_AT, next);
  beginVisit(undefined);
  showIn(next);
}

/** Chooses the digits of numbers in this tab and in the others; it is kept in this browser. */
export function chooseDigits(own: boolean) {
  wishesOwnDigits = own;
  remember(OWN_DIGITS_AT, own ? 'yes' : 'no');
  showIn(language());
}

/** Takes up the language of the account that has signed in; a visit whose address names one stays in that. */
function followAccount({ language }: AranyaEvents['session/signed-in']) {
  const next = fittingLanguage([language ?? ''], offeredLanguages());
  if (!next) return;
  remember(STORED_AT, next);
  if (!ofVisit) showIn(next);
}

function followOtherTabs({ key, newValue }: StorageEvent) {
  if (key === OWN_DIGITS_AT) {
    wishesOwnDigits = newValue === 'yes';
    showIn(language());
  }
  const next = key === STORED_AT && fittingLanguage([newValue ?? ''], offeredLanguages());
  if (next && !ofVisit) showIn(next);
}

let stopFollowing: () => void = () => undefined;

/** Calls back at each change of the language, and ends with what it returns. */
export function onLanguage(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', followOtherTabs);
    stopFollowing = subscribe('session/signed-in', followAccount);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', followOtherTabs);
    stopFollowing();
  };
}
