/** The languages a person can switch to while filling in a form. */
export type Language = 'en' | 'hi' | 'or';

/** One sentence in every language; a form never shows a sentence in one language only. */
export type LocalText = Readonly<Record<Language, string>>;

/** The life form we store beside a species; the map groups its points by it. */
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
  /** What is submitted; holds no space, so that it also works where many may be chosen. */
  readonly value: string;
  readonly label: LocalText;
  /** Set on species only. */
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
 * What every visible question has. In `relevant`, `constraint.test` and calculations another
 * question is named in braces, e.g. `{species} = 'other'`; the writer turns that into its path.
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
  /** File name of a picture that travels with the form. */
  readonly picture?: string;
}

/** A value the phone works out by itself; the person never sees it. */
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
  /** yyyymmddrr; raise it with every change, or phones keep the old form. */
  readonly version: string;
  readonly questions: readonly Question[];
}
