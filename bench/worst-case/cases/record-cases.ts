import { EMPTY_MAPPING } from '../../../server/src/collecting/mapping/form-mapping';
import { expectedFileNames } from '../../../server/src/collecting/submissions/expected-file-names';
import { readGeopoint } from '../../../server/src/collecting/submissions/geopoint';
import { readForestAnswers } from '../../../server/src/collecting/submissions/read-forest-answers';
import { readOccurrences } from '../../../server/src/collecting/submissions/read-occurrences';
import {
  readSubmissionDocument,
  submissionDocumentOf,
} from '../../../server/src/collecting/submissions/submission-document';
import { LIMITS } from '../../../server/src/platform/configuration/limits';
import { readXml } from '../../../server/src/platform/xml/read-xml';
import { casesOf, filled } from '../direct-case';

const { xml, xmlBytes, occurrencesOfSubmission } = LIMITS.openRosa;

const bytesOf = (content: string, root = 'id="f"') =>
  Buffer.from(`<data ${root}>${content}</data>`);

const record = (content: string, root?: string) =>
  submissionDocumentOf(readXml(bytesOf(content, root), xml));

/** Elements that fit beside the others into a record, as many as its bytes allow. */
const room = (bytesEach: number) =>
  Math.min(xml.elements - 1_000, Math.floor((xmlBytes - 100_000) / bytesEach));

const names = (count: number) =>
  Array.from({ length: count }, (_, number) => `<file>${number}.jpg.enc</file>`).join('');

const groups = (levels: number, content: string) =>
  '<g>'.repeat(levels) + content + '</g>'.repeat(levels);

/** Questions at every depth that the cases have. */
const deep = (name: string) => [0, 1, 2, 95].map((levels) => `${'g/'.repeat(levels)}${name}`);
const MAPPING = {
  ...EMPTY_MAPPING,
  species: deep('species'),
  otherSpecies: deep('species_other'),
  speciesType: deep('species_type'),
  place: deep('location'),
};

const geopoints = casesOf(
  'readGeopoint',
  readGeopoint,
  { unit: 'characters', full: xmlBytes - 1_000 },
  {
    digits: (size) => filled('1', size),
    'digits that end as no number': (size) => `${filled('1', size)}x 1`,
    'digits twice': (size) => `${filled('1', size / 2)} ${filled('1', size / 2)}x`,
    'a fraction that does not end': (size) => `1.${filled('1', size)}x 1`,
    spaces: (size) => `1${filled(' ', size)}1x`,
    'spaces before and behind': (size) => `${filled(' ', size / 2)}x${filled(' ', size / 2)}`,
    words: (size) => filled('1 ', size),
    'line ends': (size) => filled('\n', size),
  },
);

/** Species of a record of this size: more of them in a larger one, up to what is read. */
const species = (size: number, bytesEach: number) =>
  '<species>Sal</species>'.repeat(
    Math.min(occurrencesOfSubmission, Math.ceil((size * bytesEach) / 1_000)),
  );
const others = (size: number) => species(size, 1).replaceAll('Sal', 'other');

const places = casesOf(
  'readOccurrences',
  (document: Parameters<typeof readOccurrences>[0]) => readOccurrences(document, MAPPING),
  { unit: 'characters', full: xmlBytes - 10_000 },
  {
    'species that share one place of digits': (size) =>
      record(`${species(size, 1)}<location>${filled('1', size)}x 1</location>`),
    'species that share one type of spaces': (size) =>
      record(`${species(size, 1)}<species_type>a${filled(' ', size)}b</species_type>`),
    'species that share one other name': (size) =>
      record(`${others(size)}<species_other>${filled('a\t', size)}</species_other>`),
    'one species of underscores': (size) => record(`<species>${filled('_a', size)}</species>`),
  },
);

const answers = casesOf(
  'readOccurrences',
  (document: Parameters<typeof readOccurrences>[0]) => readOccurrences(document, MAPPING),
  { unit: 'elements', full: room(24) },
  {
    'species deep inside, places at the top': (size) =>
      record('<location>1 1</location>'.repeat(size) + groups(95, species(size, 24))),
    'species and places in one deep group': (size) =>
      record(groups(95, species(size, 24) + '<location>1 1</location>'.repeat(size))),
    'species alone': (size) => record('<species>Sal</species>'.repeat(size)),
    'a group for each species': (size) =>
      record('<g><species>Sal</species><location>1 1</location></g>'.repeat(Math.floor(size / 3))),
    'answers of other questions': (size) =>
      record(`${species(size, 24)}${'<species_type/>'.repeat(size)}`),
  },
);

const FOREST_MAPPING = {
  ...EMPTY_MAPPING,
  fieldSite: deep('field_site'),
  legalOwner: deep('owner'),
  question1: deep('owner'),
  question16: deep('threat'),
};
const SITE = '<field_site>Salbani</field_site>';

const forests = casesOf(
  'readForestAnswers',
  (document: Parameters<typeof readForestAnswers>[0]) =>
    readForestAnswers(document, FOREST_MAPPING),
  { unit: 'elements', full: room(24) },
  {
    'answers to one question': (size) => record(SITE + '<owner>x</owner>'.repeat(size)),
    'questions without an answer': (size) => record(SITE + '<threat/>'.repeat(size)),
    'answers deep inside': (size) => record(SITE + groups(95, '<owner>x</owner>'.repeat(size))),
    'a group for each answer': (size) =>
      record(SITE + '<g><owner>x</owner></g>'.repeat(Math.floor(size / 2))),
  },
);

const ENVELOPE = 'encrypted="yes" id="f"';
const META = '<meta><instanceID>uuid:1</instanceID></meta>';

const files = casesOf(
  'expectedFileNames',
  ({ document, paths }: { document: ReturnType<typeof record>; paths: string[] }) =>
    expectedFileNames(document, paths),
  { unit: 'names', full: room(40) },
  {
    'names of an encrypted record': (size) => ({
      document: record(`${META}<media>${names(size)}</media>`, ENVELOPE),
      paths: [],
    }),
    'names in groups of their own': (size) => ({
      document: record(
        META + '<media><file>a.jpg</file></media>'.repeat(Math.floor(size / 2)),
        ENVELOPE,
      ),
      paths: [],
    }),
    'answers of one upload question': (size) => ({
      document: record('<g><photo>a.jpg</photo></g>'.repeat(Math.floor(size / 2))),
      paths: ['g/photo'],
    }),
    'many upload questions': (size) => ({
      document: record('<g><photo>a.jpg</photo></g>'.repeat(Math.floor(size / 2))),
      paths: Array.from({ length: 40 }, (_, number) => `g/photo_${number}`),
    }),
  },
);

const identities = casesOf(
  'readSubmissionDocument',
  (content: string) => readSubmissionDocument(bytesOf(content)),
  { unit: 'characters', full: xmlBytes - 1_000, onWorker: true },
  {
    'an instance id': (size) => `<meta><instanceID>${filled('a', size)}</instanceID></meta>`,
    'an instance name of spaces': (size) =>
      `<meta><instanceName>a${filled(' ', size)}b</instanceName></meta>`,
    'instance ids': (size) => `<meta>${filled('<instanceID/>', size - (size % 13))}</meta>`,
  },
);

export const RECORD_CASES = [
  ...geopoints,
  ...places,
  ...answers,
  ...forests,
  ...files,
  ...identities,
];
