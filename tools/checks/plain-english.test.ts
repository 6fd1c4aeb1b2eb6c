import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commentsIn, longSubjects, startsUnclearly, titlesIn } from './plain-english';

const root = path.join(import.meta.dirname, '..', '..');
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' });

const sources = git('ls-files', '*.ts', '*.tsx', '*.js', '*.mjs', '*.cjs', '*.css')
  .split('\n')
  .filter((file) => file && !file.startsWith('docs/contracts/'))
  .filter((file) => existsSync(path.join(root, file)))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

test('begins no comment with What, Who, Where, Of, One that, As or That', () => {
  const comments = sources.flatMap(({ file, text }) =>
    commentsIn(text).map((comment) => `${file}: ${comment}`),
  );
  expect(comments.length).toBeGreaterThan(5_000);
  expect(comments.filter((one) => startsUnclearly(one.slice(one.indexOf(': ') + 2)))).toEqual([]);
});

test('begins test titles with neither an article nor such a word', () => {
  const titles = sources
    .filter(({ file }) => /\.(test|spec)\.tsx?$/.test(file))
    .flatMap(({ file, text }) => titlesIn(text).map((title) => ({ file, title })));
  expect(titles.length).toBeGreaterThan(2_000);
  const isUnclear = (title: string) => startsUnclearly(title) || /^(an?|the)\b/i.test(title);
  expect(titles.filter(({ title }) => isUnclear(title))).toEqual([]);
});

test('has commit subjects of at most 72 characters', () => {
  // A copy without history, such as a release archive, has none to check.
  if (!existsSync(path.join(root, '.git'))) return;
  expect(longSubjects(root)).toEqual([]);
});

test.each([
  ['// What was stored.\n', ['What was stored.']],
  ['  /** Of the first\n   * two. */\n', ['Of the first two.']],
  ["const url = 'https://a.b'; // beside code\n", []],
])('reads the comments of %j', (text, comments) => {
  expect(commentsIn(text)).toEqual(comments);
});

test.each([
  ['What was stored.', true],
  ['one that is stored', true],
  ['Offers a file.', false],
  ['Whether it is stored.', false],
])('judges how %j begins: %s', (comment, unclear) => {
  expect(startsUnclearly(comment)).toBe(unclear);
});

test('reads titles of single tests and of tables, but not of groups', () => {
  const text = "test('is one', f); test.each([1, f(2)])('is %s', f); describe('a group', f);";
  expect(titlesIn(text)).toEqual(['is one', 'is %s']);
});
