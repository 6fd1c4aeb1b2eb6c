import { settings } from '@aranya/shared/config';
import { type AranyaEvents, type Language, SOURCE_LANGUAGE } from '@aranya/shared/contracts';
import { subscribe } from '@aranya/shared/events';
import { languageOf, readingOf } from './digits';
import type { Reading } from './locale';

/** Independent of an account. */
const STORED_AT = 'aranya-language';

/** Always includes English. */
export const offeredLanguages = (): readonly Language[] =>
  settings().languages ?? [SOURCE_LANGUAGE];

/** @param wishes as browsers write them, with or without a region: `hi-IN` */
export function fittingLanguage(
  wishes: readonly string[],
  offered: readonly Language[],
): Language | undefined {
  const fitting = (wish: string) => offered.find((language) => language === wish.split('-')[0]);
  return wishes.map(fitting).find((language) => language !== undefined);
}

/** Empty without storage. */
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
    // The choice applies until the page is closed.
  }
}

/** Session-storage key: language of the visit's first address. */
const OF_VISIT_AT = 'aranya-language-of-visit';

let ofVisit: Language | undefined;

/** Chosen in this browser, otherwise the first offered one of its preferences. */
const ownWish = (): Language =>
  fittingLanguage([remembered(STORED_AT), ...navigator.languages], offeredLanguages()) ??
  SOURCE_LANGUAGE;

function rememberVisit() {
  try {
    if (ofVisit) sessionStorage.setItem(OF_VISIT_AT, ofVisit);
    else sessionStorage.removeItem(OF_VISIT_AT);
  } catch {
    // The choice applies until the page is closed.
  }
}

/**
 * The address with which a visit begins takes precedence over browser and account until the person
 * chooses a language, and changes neither. The browser's own language is ignored.
 * @param addressed undefined if the address names none
 */
export function beginVisit(addressed: Language | undefined) {
  ofVisit = addressed === ownWish() ? undefined : addressed;
  rememberVisit();
}

export function continueVisit() {
  try {
    ofVisit = fittingLanguage([sessionStorage.getItem(OF_VISIT_AT) ?? ''], offeredLanguages());
  } catch {
    // In a browser without storage the choice lasts until the next load.
  }
}

const OWN_DIGITS_AT = 'aranya-own-digits';

let wishesOwnDigits: boolean | undefined;

function ownDigits(): boolean {
  wishesOwnDigits ??= remembered(OWN_DIGITS_AT) === 'yes';
  return wishesOwnDigits;
}

let shown: Reading | undefined;
let asDrawn: Language = SOURCE_LANGUAGE;
const listeners = new Set<() => void>();

/** Language of this visit's address, otherwise the browser's. */
export const wishedLanguage = (): Language => ofVisit ?? ownWish();

export const wishedReading = (): Reading => readingOf(wishedLanguage(), ownDigits());

export function reading(): Reading {
  shown ??= wishedReading();
  return shown;
}

export const language = (): Language => languageOf(reading());

/** Starts like the prerendered page, with digits 0 to 9, so that hydration matches. */
export function beginIn(drawn: Language) {
  asDrawn = drawn;
  shown = drawn;
}

export const drawnLanguage = (): Language => asDrawn;

export function showIn(language: Language) {
  const next = readingOf(language, ownDigits());
  if (next === shown) return;
  shown = next;
  showAgain();
}

export function showAgain() {
  for (const listener of listeners) listener();
}

/** Stores the language, and applies to the other tabs, too. */
export function chooseLanguage(next: Language) {
  remember(STORED_AT, next);
  beginVisit(undefined);
  showIn(next);
}

/** Stores the choice, and applies to the other tabs, too. */
export function chooseDigits(own: boolean) {
  wishesOwnDigits = own;
  remember(OWN_DIGITS_AT, own ? 'yes' : 'no');
  showIn(language());
}

/** Applies at sign-in, unless the visit's address names a language. */
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
