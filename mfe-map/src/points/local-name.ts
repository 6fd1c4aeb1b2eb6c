/** A species' names as the lists have them. */
interface NamedSpecies {
  localName: string | null;
  hindi: string | null;
  odia: string | null;
}

/** What people call a species in a language; in English where it has no name there. */
export const localNameIn = (language: string, species: NamedSpecies): string | null =>
  (language === 'hi' && species.hindi) || (language === 'or' && species.odia) || species.localName;
