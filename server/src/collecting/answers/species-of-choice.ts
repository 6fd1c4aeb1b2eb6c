import { comparableName } from '../../platform/text/same-name';

export interface Choice {
  readonly name: string;
  /** In all languages of the form, the first language first. */
  readonly labels: readonly string[];
}

/** Scientific names by lower-case spelling. */
export type KnownSpecies = ReadonlyMap<string, string>;

export interface ChoiceMeaning {
  /** Null for a species outside of the list. */
  readonly species: string | null;
  /** True also if the choice means another species. */
  readonly isKnown: boolean;
}

/** Words: a subspecies with its rank has four. */
const WORDS = 4;

const OTHER_NAME = /^others?([_-](species|specify))?$/i;
const OTHER_LABEL =
  /^(?:an)?others?(?: (?:species|tree|plant|bird|animal|one))?(?:[,:]? \(?(?:please )?specify\)?)?[.:…]*$/i;
const OTHER_IN_INDIA = new Set(['अन्य', 'ଅନ୍ୟ', 'ଅନ୍ୟାନ୍ୟ']);

/** Two or more words of letters: a name, not a code. */
const NAME_OF_WORDS = /^\p{L}[\p{L}\p{M}.×-]*(?: [\p{L}\p{M}.×-]+)+$/u;
/** Such as `Shorea robusta`. */
const BINOMIAL = /^\p{Lu}\p{Ll}+ (?:× ?)?\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}.-]+)*$/u;

/** A code means nothing outside of its form, so a name of the lists or a label is preferred. */
export function speciesOfChoice({ name, labels }: Choice, known: KnownSpecies): ChoiceMeaning {
  const words = inWords(name);
  const listed = known.get(words.toLowerCase()) ?? onlyKnownIn(labels, known);
  if (listed !== undefined) return { species: listed, isKnown: true };
  if (isOther(words, labels)) return { species: null, isKnown: true };
  const isName = NAME_OF_WORDS.test(words);
  return { species: isName ? words : (fromLabels(labels) ?? words), isKnown: false };
}

const inWords = (text: string): string =>
  comparableName(text).replaceAll('_', ' ').trim().replace(/\s+/g, ' ');

const isOther = (name: string, labels: readonly string[]): boolean =>
  OTHER_NAME.test(name.replaceAll(' ', '_')) ||
  labels.some((label) => OTHER_LABEL.test(inWords(label)) || OTHER_IN_INDIA.has(inWords(label)));

function onlyKnownIn(labels: readonly string[], known: KnownSpecies): string | undefined {
  const found = new Set(labels.flatMap((label) => knownIn(label, known)));
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

function knownIn(label: string, known: KnownSpecies): string[] {
  const words = inWords(label)
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}.×-]+/u)
    // A dash between two words belongs to neither.
    .filter((word) => /[\p{L}\p{N}×]/u.test(word));
  const found: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    // The longest name first, so that a subspecies is not taken for its species.
    for (let count = Math.min(WORDS, words.length - at); count > 0; count -= 1) {
      const name = known.get(words.slice(at, at + count).join(' '));
      if (name === undefined) continue;
      found.push(name);
      at += count - 1;
      break;
    }
  }
  return found;
}

/** Returns the only scientific name, such as in `Sal (Shorea robusta)`, else the first label. */
function fromLabels(labels: readonly string[]): string | undefined {
  const parts = labels.flatMap((label) =>
    inWords(label)
      .split(/[()[\]/,;:|]|\s[-–—]\s/)
      .map((part) => part.trim()),
  );
  const names = new Set(parts.filter((part) => BINOMIAL.test(part)));
  const [only] = names;
  return names.size === 1 ? only : labels.map(inWords).find((label) => label !== '');
}
