import type { Choice, ChoiceList, Language, LocalText } from './form-types';

/** The languages in the order a form lists them; the first is the default. */
export const LANGUAGES: readonly Language[] = ['en', 'hi', 'or'];

/** Language names in the form's language menu. */
export const LANGUAGE_NAMES: LocalText = {
  en: 'English (en)',
  hi: 'हिन्दी (hi)',
  or: 'ଓଡ଼ିଆ (or)',
};

/** Combines one text in English, Hindi and Odia. */
export function say(en: string, hi: string, or: string): LocalText {
  return { en, hi, or };
}

/** One choice: its submitted value, then its label in the three languages. */
export function choice(value: string, en: string, hi: string, or: string): Choice {
  return { value, label: say(en, hi, or) };
}

/** A named list of choices. */
export function choiceList(name: string, ...choices: readonly Choice[]): ChoiceList {
  return { name, choices };
}
