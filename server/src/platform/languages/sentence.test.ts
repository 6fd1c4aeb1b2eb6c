import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFolder } from '../folders/server-folder';
import { inEnglish, sayIn, sentence } from './sentence';
import { readTranslations } from './translations';

const TRANSLATIONS = readTranslations();
const missing = sentence('The file {file} is missing: add it to the upload.', { file: '“a.png”' });

test('a sentence is said in the language that is asked for, with its values', () => {
  expect(sayIn(missing, 'hi', TRANSLATIONS)).toEqual({
    sentence: 'फ़ाइल “a.png” नहीं है: इसे भी साथ में चुनें।',
    language: 'hi',
  });
  const english = {
    sentence: 'The file “a.png” is missing: add it to the upload.',
    language: 'en',
  };
  expect(sayIn(missing, 'en', TRANSLATIONS)).toEqual(english);
  // A catalogue that lacks it.
  const unknown = { ...TRANSLATIONS, in: () => (text: string) => text };
  expect(sayIn(missing, 'te', unknown)).toEqual(english);
});

test('what is said in a sentence is said in its language too, and numbers as India writes them', () => {
  const meaning = sentence('Field site');
  const lost = sentence(
    '{path} meant “{meaning}” in its records. Say on the page of the form what takes its place; until then new records have none.',
    { path: '“site”', meaning },
  );
  expect(sayIn(lost, 'or', TRANSLATIONS).sentence).toMatch(/“site”ର ଅର୍ଥ “କ୍ଷେତ୍ର ସ୍ଥଳ” ଥିଲା/);
  const long = sentence('The title has at most {count} characters.', { count: 100_000 });
  expect(inEnglish(long)).toBe('The title has at most 1,00,000 characters.');
});

test('names in a list have commas between, and what is said in it is said in the language', () => {
  const columns = [sentence('{field} from {column}', { field: 'date', column: 'Day' }), 'Baum'];
  const read = sentence('Columns guessed: {columns}.', { columns });
  expect(inEnglish(read)).toBe('Columns guessed: date from Day, Baum.');
  expect(sayIn(read, 'hi', TRANSLATIONS)).toEqual({
    sentence: 'अनुमान से पढ़े कॉलम: date, Day से, Baum।',
    language: 'hi',
  });
});

test('what another program says stays English, and is marked so', () => {
  const words = 'girth is now of another {type}';
  expect(sayIn({ words }, 'hi', TRANSLATIONS)).toEqual({ sentence: words, language: 'en' });
  const refused = sentence('ODK Central refuses this form: {reason}', { reason: { words } });
  expect(sayIn(refused, 'hi', TRANSLATIONS)).toEqual({
    sentence: `ODK Central यह फ़ॉर्म नहीं लेता: ${words}`,
    language: 'hi',
    words,
  });
  expect(sayIn(refused, 'en', TRANSLATIONS)).toEqual({
    sentence: `ODK Central refuses this form: ${words}`,
    language: 'en',
  });
});

test('how something is done is said as it is done there: at the console, or on the page', () => {
  const said = sentence('No property is known to name the block. Say which does: “{option}”.', {
    option: { onConsole: '--block-name-from', onPage: sentence('The name of the block is in') },
  });
  const does = 'No property is known to name the block. Say which does:';
  expect(inEnglish(said)).toBe(`${does} “--block-name-from”.`);
  expect(sayIn(said, 'en', TRANSLATIONS).sentence).toBe(`${does} “The name of the block is in”.`);
  expect(sayIn(said, 'hi', TRANSLATIONS).sentence).toMatch(/“ब्लॉक का नाम इसमें है”/);
});

test('no sentence that pages show names an option of a command', () => {
  const texts = readFileSync(join(repositoryFolder(), 'server/languages/texts.pot'), 'utf8');
  expect(texts.match(/^msgid ".*\s\(?--[a-z].*/gm)).toBeNull();
});

test('a value that looks like a place is no place', () => {
  const twice = sentence('The type of {path} changes from {before} to {after}.', {
    path: '{after}',
    before: '{path}',
    after: '$&',
  });
  expect(inEnglish(twice)).toBe('The type of {after} changes from {path} to $&.');
});

test('the compiler refuses a place without a value, and a text that no catalogue would have', () => {
  const name: string = 'x';
  const refused = [
    // @ts-expect-error: the place {id} has no value
    () => sentence('Two instances have the id {id}.', {}),
    // @ts-expect-error: and here neither
    () => sentence('Two instances have the id {id}.'),
    // @ts-expect-error: put together
    () => sentence(`Two instances have the id ${name}.`),
  ];
  expect(refused).toHaveLength(3);
});
