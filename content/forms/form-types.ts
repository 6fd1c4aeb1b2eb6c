/** Languages of a form. */
export type Language = 'en' | 'hi' | 'or';

/** A text in every language: no form shows a text in one language only. */
export type LocalText = Readonly<Record<Language, string>>;

/** Life form stored with a species; the map groups points by it. */
export type SpeciesKind =
  | 'Tree'
  | 'Shrub'
  | 'Herb'
  | 'Climber'
  | 'Bamboo'
  | 'Grass'
  | 'Crop'
  | 'Mushroom'
  | 'Bird'
  | 'Mammal'
  | 'Fish'
  | 'Reptile'
  | 'Amphibian'
  | 'Insect';

export interface Choice {
  /**
   * Submitted value; it contains no space, because answers with several choices are separated by
   * spaces.
   */
  readonly value: string;
  readonly label: LocalText;
  /** Type of species; set on choices that are species. */
  readonly speciesKind?: SpeciesKind;
}

export interface ChoiceList {
  readonly name: string;
  readonly choices: readonly Choice[];
}

export interface Constraint {
  readonly test: string;
  readonly message: LocalText;
}

/**
 * Properties of every visible question. In `relevant`, `constraint.test` and calculations another
 * question is named in braces, e.g. `{species} = 'other'`; the writer replaces it with the
 * question's path.
 */
interface VisibleQuestion {
  readonly name: string;
  readonly label: LocalText;
  readonly hint?: LocalText;
  readonly required?: boolean;
  readonly relevant?: string;
  readonly constraint?: Constraint;
}

export type EntryKind = 'text' | 'long-text' | 'integer' | 'decimal' | 'date';
export type PlaceKind = 'geopoint' | 'geotrace' | 'geoshape';

export interface EntryQuestion extends VisibleQuestion {
  readonly kind: EntryKind;
}

export interface PlaceQuestion extends VisibleQuestion {
  readonly kind: PlaceKind;
}

export interface PhotoQuestion extends VisibleQuestion {
  readonly kind: 'photo';
}

export interface ChoiceQuestion extends VisibleQuestion {
  readonly kind: 'choose-one' | 'choose-many';
  readonly choices: ChoiceList;
  readonly appearance?: string;
}

export interface NoteQuestion extends VisibleQuestion {
  readonly kind: 'note';
  /** File name of a picture that the form includes. */
  readonly picture?: string;
}

/** A value that the phone computes and does not show. */
export interface Calculation {
  readonly kind: 'calculate';
  readonly name: string;
  readonly value: string;
  readonly valueType: 'string' | 'decimal';
}

export type Question =
  | EntryQuestion
  | PlaceQuestion
  | PhotoQuestion
  | ChoiceQuestion
  | NoteQuestion
  | Calculation;

export interface FormDefinition {
  readonly formId: string;
  readonly title: string;
  /**
   * yyyymmddrr; increase it with every change, because phones keep a form with an equal version.
   */
  readonly version: string;
  readonly questions: readonly Question[];
}
