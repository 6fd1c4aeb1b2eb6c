import { readGeopoint, readPlace } from '../../../server/src/collecting/answers/read-place';
import {
  type Choice,
  speciesOfChoice,
} from '../../../server/src/collecting/answers/species-of-choice';
import { EMPTY_MAPPING } from '../../../server/src/collecting/mapping/form-mapping';
import { expectedFileNames } from '../../../server/src/collecting/submissions/reading/expected-file-names';
import { readForestAnswers } from '../../../server/src/collecting/submissions/reading/read-forest-answers';
import { readOccurrences } from '../../../server/src/collecting/submissions/reading/read-occurrences';
import { submissionDocumentOf } from '../../../server/src/collecting/submissions/reading/submission-document';
import { LIMITS } from '../../../server/src/platform/configuration/limits';
import { readXml } from '../../../server/src/platform/xml/read-xml';
import { casesOf, filled, groups, numbered } from '../direct-case';

const { xml, xmlBytes, occurrencesOfSubmission } = LIMITS.openRosa;
const CHARACTERS = { unit: 'characters', full: xmlBytes - 10_000 };
const ELEMENTS = { unit: 'elements', full: xml.elements - 1_000 };

const bytesOf = (content: string, root = 'id="f"') =>
  Buffer.from(`<data ${root}>${content}</data>`);
const record = (content: string, root?: string) =>
  submissionDocumentOf(readXml(bytesOf(content, root), xml));
type Document = ReturnType<typeof record>;

const deep = (name: string) => [0, 1, 95].map((levels) => `${'g/'.repeat(levels)}${name}`);
const MAPPING = {
  ...EMPTY_MAPPING,
  species: deep('species'),
  otherSpecies: deep('species_other'),
  speciesType: deep('species_type'),
  place: deep('location'),
  fieldSite: deep('field_site'),
  legalOwner: deep('owner'),
  question1: deep('owner'),
  question16: deep('threat'),
};

const species = (size: number, name = 'Sal') =>
  `<species>${name}</species>`.repeat(Math.min(occurrencesOfSubmission, Math.ceil(size / 100)));
const places = (size: number) => '<location>1 1</location>'.repeat(size);
const SITE = '<field_site>Salbani</field_site>';
const META = '<meta><instanceID>uuid:1</instanceID></meta>';
const PHOTO = '<g><photo>a.jpg</photo></g>';

const occurrences = (document: Document) => readOccurrences(document, MAPPING);

const speciesOfChoiceIn = (choice: Choice) =>
  speciesOfChoice(choice, new Map([['shorea robusta', 'Shorea robusta']]));

export const RECORD_CASES = [
  ...casesOf('readGeopoint', readGeopoint, CHARACTERS, {
    'digits that end as no number': (size) => `${filled('1', size)}x 1`,
    'digits twice': (size) => `${filled('1', size / 2)} ${filled('1', size / 2)}x`,
    'a fraction that does not end': (size) => `1.${filled('1', size)}x 1`,
    'spaces between': (size) => `1${filled(' ', size)}1x`,
    'spaces around': (size) => `${filled(' ', size / 2)}x${filled(' ', size / 2)}`,
    words: (size) => filled('1 ', size),
    'line ends': (size) => filled('\n', size),
  }),
  ...casesOf('readPlace', readPlace, CHARACTERS, {
    'points of an area': (size) => '20.5 84.2 0 5;'.repeat(size / 14),
    'points that are left out': (size) => '0 0;'.repeat(size / 4),
    'semicolons and spaces': (size) => '; '.repeat(size / 2),
    'zeros that end as no number': (size) => `${filled('0 ', size)}x;`,
  }),
  ...casesOf('speciesOfChoice', speciesOfChoiceIn, CHARACTERS, {
    'a name of words': (size) => ({ name: filled('a ', size), labels: [] }),
    'a name of underscores': (size) => ({ name: `a${filled('_', size)}b`, labels: [] }),
  }),
  ...casesOf('readOccurrences', occurrences, CHARACTERS, {
    'species that share one place of digits': (size) =>
      record(`${species(size)}<location>${filled('1', size)}x 1</location>`),
    'species that share one type of spaces': (size) =>
      record(`${species(size)}<species_type>a${filled(' ', size)}b</species_type>`),
    'species that share one other name': (size) =>
      record(`${species(size, 'other')}<species_other>${filled('a\t', size)}</species_other>`),
    'one species of underscores': (size) => record(`<species>${filled('_a', size)}</species>`),
  }),
  ...casesOf('readOccurrences', occurrences, ELEMENTS, {
    'species deep inside, places at the top': (size) =>
      record(places(size) + groups(95, species(size))),
    'species and places in one deep group': (size) =>
      record(groups(95, species(size) + places(size))),
    'a group for each species': (size) =>
      record(groups(1, `${species(1)}${places(1)}`).repeat(size / 3)),
    'answers of other questions': (size) => record(species(size) + '<species_type/>'.repeat(size)),
  }),
  ...casesOf(
    'readForestAnswers',
    (document: Document) => readForestAnswers(document, MAPPING),
    ELEMENTS,
    {
      'answers to one question': (size) => record(SITE + '<owner>x</owner>'.repeat(size)),
      'questions without an answer': (size) => record(SITE + '<threat/>'.repeat(size)),
      'answers deep inside': (size) => record(SITE + groups(95, '<owner>x</owner>'.repeat(size))),
    },
  ),
  ...casesOf(
    'expectedFileNames',
    ({ document, paths }: { document: Document; paths: string[] }) =>
      expectedFileNames(document, paths),
    { ...ELEMENTS, unit: 'names' },
    {
      'names of an encrypted record': (size) => ({
        document: record(
          `${META}<media>${numbered(size, (one) => `<file>${one}.enc</file>`)}</media>`,
          'encrypted="yes" id="f"',
        ),
        paths: [],
      }),
      'many upload questions': (size) => ({
        document: record(PHOTO.repeat(size / 2)),
        paths: Array.from({ length: 40 }, (_, number) => `g/photo${number || ''}`),
      }),
    },
  ),
];
