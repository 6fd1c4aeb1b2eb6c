import { FOREST_QUESTIONS, FOREST_TERMS, type ForestData } from '@aranya/shared/contracts';
import { type MappingTerm, QUESTION_PATH } from '@aranya/shared/contracts/administration';
import { type FormStructure, nearestQuestions, otherOf } from '../../answers/nearest-questions';
import { FORM_UPLOAD_LIMITS } from '../../form-limits';
import {
  anchorsOf,
  EMPTY_MAPPING,
  type FormMapping,
  withinLimits,
} from '../../mapping/form-mapping';
import type { FormField } from './form-fields';

interface Sign {
  readonly types: ReadonlySet<string>;
  /** The most certain first: questions that match the first successful rule are used. */
  readonly ways: readonly ((field: Named) => boolean)[];
  /** Uses only the first matching question. */
  readonly one?: true;
}

interface Named extends FormField {
  readonly name: string;
  readonly words: string;
}

function named(names: string) {
  const known = new Set(names.split(/\s+/));
  return ({ name }: Named) => known.has(name);
}

const TEXTS = new Set(['string', 'select1', 'select', 'text', 'barcode']);
const WRITTEN = new Set([...TEXTS, 'int', 'integer', 'decimal']);
const NUMBERS = new Set(['int', 'integer', 'decimal', 'string']);
const DAYS = new Set(['date', 'dateTime', 'string']);

/** Names with these words describe a species or a place, but do not identify it. */
const ABOUT =
  /(^|_)(agrees|count|group|inventory|number|known|photo|note|local|vernacular|family|status|list|id|other|type|kind)($|_)/;
/** Numbers with these words measure something other than a count of individuals. */
const MEASURES =
  /(^|_)(height|girth|width|diameter|length|depth|age|year|years|days|dbh|area)($|_)/;

const ASKS = /\b(which|what|name of the|scientific name)\b/g;
const KINDS = /\b(species|tree|plant|bird|animal|butterfly|fish|frog|snake|mammal|insect|fungus)\b/;

/** Characters between the question word and the kind. */
const NEAR = 64;

const asksForKind = (words: string) =>
  [...words.matchAll(ASKS)].some(({ index }) => KINDS.test(words.slice(index, index + NEAR)));

const SIGNS: Readonly<Record<MappingTerm, Sign>> = {
  species: {
    types: TEXTS,
    ways: [
      named('species scientific_name species_name scientificname speciesname'),
      ({ name }) =>
        /(^|_)(species|taxon|tree_name|plant_name|bird_name|animal_name)(_|$)/.test(name) &&
        !ABOUT.test(name),
      ({ name, words }) =>
        (asksForKind(words) || /\bscientific name\b|^species\b/.test(words)) && !ABOUT.test(name),
    ],
  },
  otherSpecies: {
    types: TEXTS,
    ways: [
      named('species_other other_species species_other_name'),
      ({ name }) => /^(other_.*(species|name)|(species|tree|plant|bird).*_other)$/.test(name),
    ],
  },
  speciesType: {
    types: TEXTS,
    ways: [
      named('species_type type_of_species speciestype species_kind life_form taxon_group'),
      ({ words }) => /\b(type|kind|group) of (species|organism|plant|life)\b/.test(words),
    ],
  },
  place: {
    types: new Set(['geopoint', 'geoshape', 'geotrace']),
    ways: [
      isPoint(named('location place gps geopoint coordinates position gps_location point')),
      isPoint(({ name }) => /(^|_)(location|place|gps|geopoint|coordinates|point)(_|$)/.test(name)),
      isPoint(() => true),
      ({ type }) => type === 'geoshape',
      () => true,
    ],
  },
  date: {
    types: DAYS,
    ways: [
      named(
        `observation_date date_of_observation survey_date date_of_survey observed_on visit_date
         date_of_visit event_date date`,
      ),
    ],
  },
  count: {
    types: NUMBERS,
    one: true,
    ways: [
      named(
        `count individual_count individuals abundance number_of_individuals how_many
         count_nearby species_count`,
      ),
      ({ name, type, words }) =>
        type.startsWith('int') &&
        !MEASURES.test(name) &&
        /^how many (of them|individuals|birds|animals|trees|plants)\b/.test(words),
    ],
  },
  photo: {
    types: new Set(['binary']),
    ways: [
      ({ mediaType, name }) =>
        mediaType.startsWith('image/') || (mediaType === '' && /photo|picture|image/.test(name)),
    ],
  },
  fieldSite: {
    types: TEXTS,
    one: true,
    ways: [
      named('field_site fieldsite site site_name name_of_site field_site_name'),
      ({ words }) => /^(which|name of the|the)? ?field site\b/.test(words),
    ],
  },
  legalOwner: {
    types: WRITTEN,
    one: true,
    ways: [
      named('legal_owner legalowner owner_by_law'),
      ({ words }) => words === 'who owns the forest by law?' || words === 'legal owner',
    ],
  },
  ...forestQuestionSigns(),
};

/** The number in its name, or its wording, decides: the name `question1` alone is ambiguous. */
function forestQuestionSigns() {
  const signs = FOREST_QUESTIONS.map((question, index): [MappingTerm, Sign] => {
    const wording = beginning(question).toLowerCase();
    const names = ['forest_question', 'forest_question_', 'forest_q', 'questionnaire_'];
    return [
      FOREST_TERMS[index + 1] ?? 'legalOwner',
      {
        types: WRITTEN,
        one: true,
        ways: [
          named(names.map((name) => `${name}${index + 1}`).join(' ')),
          ({ words }) => words === wording,
        ],
      },
    ];
  });
  return Object.fromEntries(signs) as Record<Exclude<keyof ForestData, 'legalOwner'>, Sign>;
}

/** A hoisted function, because the signs are created while this module loads. */
function isPoint(isKnown: (field: Named) => boolean) {
  return (field: Named) => field.type === 'geopoint' && isKnown(field);
}

/** Phones record here when a form was opened, filled in or finished. */
const PHONE_DAYS = ['start', 'today', 'end'];

/** Omits unclear questions: a wrong species on the map is worse than none. */
export const guessMapping = (
  fields: readonly FormField[],
  repeats: readonly string[] = [],
): FormMapping => withinLimits(guessEveryQuestion(fields, repeats));

/** Includes questions beyond the limit of a mapping. */
export function guessEveryQuestion(
  fields: readonly FormField[],
  repeats: readonly string[] = [],
): FormMapping {
  const words = fields.filter(({ path }) => path.length <= QUESTION_PATH).map(inWords);
  const mapping = { ...EMPTY_MAPPING };
  for (const term of Object.keys(SIGNS) as MappingTerm[])
    mapping[term] = pathsOf(SIGNS[term], words);
  const asked = new Set([...mapping.species, ...mapping.otherSpecies]);
  mapping.speciesType = mapping.speciesType.filter((path) => !asked.has(path));
  const anchors = anchorsOf(mapping);
  mapping.otherSpecies = [
    ...new Set([
      ...mapping.otherSpecies,
      ...words.map(({ path }) => path).filter((path) => anchors.map(otherOf).includes(path)),
    ]),
  ];
  mapping.place = placesOf(words, { anchors, repeats });
  const onPhone = PHONE_DAYS.filter((name) => words.some(({ path }) => path === name));
  mapping.date = [...new Set([...mapping.date, ...onPhone])];
  return mapping;
}

/** A tree without a place of its own is at the place of the plot, so outer groups count too. */
function placesOf(fields: readonly Named[], structure: FormStructure): string[] {
  const { types, ways } = SIGNS.place;
  const places = fields.filter(({ type }) => types.has(type));
  const paths = places.map(({ path }) => path);
  const groups = structure.anchors.flatMap(
    (anchor) => nearestQuestions(anchor, paths, structure).around,
  );
  const best = (group: readonly string[]) =>
    pathsOf(
      { types, ways, one: true },
      places.filter(({ path }) => group.includes(path)),
    );
  const chosen = new Set((groups.length > 0 ? groups : [paths]).flatMap(best));
  return paths.filter((path) => chosen.has(path));
}

function pathsOf({ types, ways, one }: Sign, fields: readonly Named[]): string[] {
  const fitting = fields.filter(({ type }) => types.has(type));
  for (const isKnown of ways) {
    const paths = fitting.filter(isKnown).map(({ path }) => path);
    if (paths.length === 0) continue;
    // Questions with the same name are the same question in several groups.
    const last = (path: string) => path.split('/').at(-1);
    return one ? paths.filter((path) => last(path) === last(paths[0] ?? '')) : paths;
  }
  return [];
}

/** Only the beginning of a name or label carries information. */
const inWords = (field: FormField): Named => ({
  ...field,
  name: snakeCase(field.path.slice(field.path.lastIndexOf('/') + 1)),
  words: beginning(field.label).trim().toLowerCase(),
});

/** A hoisted function, because the signs are created while this module loads. */
function beginning(text: string): string {
  return text.slice(0, FORM_UPLOAD_LIMITS.quotedCharacters);
}

/** `speciesName` and `Species-Name` become `species_name`. */
const snakeCase = (name: string) =>
  name
    .slice(0, FORM_UPLOAD_LIMITS.quotedCharacters)
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[-.]/g, '_')
    .toLowerCase();
