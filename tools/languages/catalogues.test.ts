import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SOURCE_LANGUAGE, WHOLE_LANGUAGES } from '@aranya/shared/contracts';
import { catalogueFile, translationsIn } from './catalogue-file';
import { catalogues, contradictions, deployables } from './catalogues';
import { rejectedIn, rejectedWords } from './rejected-words';
import { textsInSource } from './texts-in-source';
import { translationFaults } from './translation-faults';

const root = path.join(import.meta.dirname, '..', '..');

test('finds texts by their markers', () => {
  const source = `
    export const SENTENCE = 'A sentence';
    const shown = message(SENTENCE);
    const NAMES = [message('Home'), 'not marked'];
    const PARTS = messages([{ name: 'A name', Icon, points: ['A point'] }]);
    export const Page = () => {
      const text = useText();
      return <p title={text('A title')}>{text(NAMES[0])}{text(\`{count} records\`, { count })}{other('x')}</p>;
    };`;
  expect(textsInSource(source, true)).toEqual([
    'A sentence',
    'Home',
    'A name',
    'A point',
    'A title',
    '{count} records',
  ]);
});

test('keeps translations of removed texts in a catalogue', () => {
  const before = catalogueFile(
    new Map([
      ['Home', ['src/a.tsx']],
      ['Line\n"two"', ['src/b.tsx', 'src/c.tsx']],
    ]),
    new Map([
      ['Home', 'मुख्य पृष्ठ'],
      ['Gone', 'गया'],
    ]),
    'hi',
  );
  const known = translationsIn(before);
  expect([...known]).toEqual(
    expect.arrayContaining([
      ['Home', 'मुख्य पृष्ठ'],
      ['Gone', 'गया'],
    ]),
  );
  const after = catalogueFile(new Map([['Gone', ['src/a.tsx']]]), known, 'hi');
  expect(after).toContain('#: src/a.tsx\nmsgid "Gone"\nmsgstr "गया"');
  expect(after).toContain('#~ msgid "Home"');
});

test.each([
  ['Home', '', ['is not translated']],
  ['{count} records', '{count} रिकॉर्ड', []],
  ['{count} records', 'रिकॉर्ड', ['lacks {count}']],
  ['Home', '{name}', ['has {name}, which the English text has not']],
  ['Read <0>this</0>', 'पढ़ें <0>यह', ['lacks </0>']],
  ['{count} records', '{count रिकॉर्ड', ['has brackets or plural forms that do not fit together']],
  ['Send', 'इस फ़ॉर्म को अभी भेजने के लिए यहाँ दबाएँ', ['is longer than 13 characters']],
  ['At most 600', 'ଅତି ବେଶିରେ ୬୦୦', ['has digits that are not 0 to 9']],
  ['Area, m²', 'क्षेत्रफल, m²', []],
  ['What is it?', "ଏହା କ'ଣ?", ["has a straight ' in place of ’"]],
  ['{count, plural, one {# record} other {# records}}', '{count, plural, other {# रिकॉर्ड}}', []],
])('reports the faults of “%s” as “%s”', (english, translation, faults) => {
  expect(translationFaults(english, translation)).toEqual(faults);
});

/** The expected catalogues; reading all sources takes some seconds. */
const all = catalogues(root);

test('has up-to-date catalogues without broken translations', () => {
  const behind = all.filter(
    ({ file, content }) => !existsSync(file) || readFileSync(file, 'utf8') !== content,
  );
  // If this fails, run `npm run languages`.
  expect(behind.map(({ file }) => path.relative(root, file))).toEqual([]);
  // A new language may be incomplete; one that is offered by default may not.
  const broken = all.flatMap(({ file, faults }) =>
    WHOLE_LANGUAGES.includes(path.basename(file, '.po'))
      ? faults
      : faults.filter((fault) => !/is not translated/.test(fault)),
  );
  expect(broken).toEqual([]);
});

test('has a catalogue of each default language for every deployable', () => {
  const there = new Set(all.map(({ file }) => path.relative(root, file)));
  const needed = deployables(root).flatMap((folder) =>
    WHOLE_LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE).map((language) =>
      path.join(path.basename(folder), 'languages', `${language}.po`),
    ),
  );
  expect(needed.filter((file) => !there.has(file))).toEqual([]);
});

test('translates equal texts equally in all catalogues', () => {
  expect(contradictions(all)).toEqual([]);
});

const file = (deployable: string, english: string, translation: string) => ({
  file: `/${deployable}/languages/hi.po`,
  content: catalogueFile(
    new Map([[english, ['src/a.tsx']]]),
    new Map([[english, translation]]),
    'hi',
  ),
});

test('names two catalogues that translate a text differently', () => {
  const both = [file('host', 'Cancel', 'रद्द करें'), file('shared', 'Cancel', 'रहने दें')];
  expect(contradictions(both)).toEqual([
    'shared, hi: “Cancel” is “रहने दें” here, and “रद्द करें” in host.',
  ]);
  // `State` is the state of a form, or a state of India.
  const states = [file('host', 'State', 'स्थिति'), file('shared', 'State', 'राज्य')];
  expect(contradictions(states)).toEqual([]);
});

const guide = readFileSync(path.join(root, 'docs', 'translating.md'), 'utf8');

test("uses no rejected word of the translators' guide", () => {
  const words = rejectedWords(guide);
  expect(words).toContainEqual({
    english: 'device',
    language: 'or',
    say: 'ଡିଭାଇସ୍',
    not: 'ଉପକରଣ',
  });
  expect(rejectedIn(all, words)).toEqual([]);
});

test('reports a rejected word only where it translates its term', () => {
  const words = rejectedWords(guide);
  const faultsOf = (english: string, translation: string) =>
    rejectedIn([file('host', english, translation)], words);
  expect(faultsOf('Your devices', 'आपके उपकरणों में')).toEqual([
    'host, hi: “Your devices” has “उपकरण”; say “डिवाइस”.',
  ]);
  expect(faultsOf('The tools of nFold', 'nFold के उपकरण')).toEqual([]);
  // The preferred word begins with the rejected one.
  expect(faultsOf('The institute', 'संस्थान')).toEqual([]);
  expect(faultsOf('The institute', 'संस्था और संस्थान')).toHaveLength(1);
});
