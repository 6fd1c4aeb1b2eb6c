import type { Choice, ChoiceList, LocalText, SpeciesKind } from '../form-types';
import { choiceList, say } from '../local-text';

export interface Species {
  readonly scientificName: string;
  readonly kind: SpeciesKind;
  readonly localName: LocalText;
}

/** Submitted value for a species that is not in the list. */
export const OTHER_SPECIES = 'other';

/** A species with its local names. */
export function species(
  scientificName: string,
  kind: SpeciesKind,
  en: string,
  hi: string,
  or: string,
): Species {
  return { scientificName, kind, localName: say(en, hi, or) };
}

/** The scientific name as submitted: with underscores, because values contain no spaces. */
export function speciesValue(scientificName: string): string {
  return scientificName.replace(/ /g, '_');
}

function speciesChoice({ scientificName, kind, localName }: Species): Choice {
  const named = (name: string): string => `${name} · ${scientificName}`;
  return {
    value: speciesValue(scientificName),
    label: say(named(localName.en), named(localName.hi), named(localName.or)),
    speciesKind: kind,
  };
}

const ANOTHER = say('Another species', 'कोई दूसरी प्रजाति', 'ଅନ୍ୟ ପ୍ରଜାତି');

/**
 * Builds the choice list of a form, sorted by local name, with "not in the list" at the end.
 * @param other Label of that last choice.
 */
export function speciesList(all: readonly Species[], other: LocalText = ANOTHER): ChoiceList {
  const choices = all.map(speciesChoice);
  // Sorted by code point: a locale's order may change with the runtime, which would change the
  // file's hash.
  choices.sort((one, two) => (one.label.en < two.label.en ? -1 : 1));
  return choiceList('species', ...choices, { value: OTHER_SPECIES, label: other });
}

/**
 * Selects species by scientific name, with regional names for some.
 * @throws if a name is unknown, so that a misspelt name never reaches a form.
 */
export function pick(
  catalogue: readonly Species[],
  names: readonly string[],
  regionalNames: Readonly<Record<string, string>> = {},
): Species[] {
  return names.map((name) => {
    const found = catalogue.find(({ scientificName }) => scientificName === name);
    if (found === undefined) throw new Error(`the catalogue has no ${name}`);
    const en = regionalNames[name];
    return en === undefined ? found : { ...found, localName: { ...found.localName, en } };
  });
}
