import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Excludes measurements, which `npm run bench` writes. */
const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) => file && !file.startsWith('bench/results/') && existsSync(path.join(root, file)),
  );

/** Returns a document without code blocks, whose lines and brackets are not prose. */
const proseOf = (file: string) => read(file).replace(/^ *```[\s\S]*?^ *```$/gm, '');

/** Anchors of a page's headings, as on GitHub. */
const anchorsOf = (file: string) =>
  [...proseOf(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Whether a link's file, folder and heading exist. */
function leads(from: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file ? path.posix.join(path.posix.dirname(from), file) : from;
  if (!existsSync(path.join(root, target))) return false;
  return !anchor || anchorsOf(target).includes(anchor);
}

test.each(pages)('limits lines of %s to 120 characters, except in tables', (file) => {
  const lines = proseOf(file).split('\n');
  expect(lines.filter((line) => line.length > 120 && !/^ *\|/.test(line))).toEqual([]);
});

test.each(pages)('links from %s only to existing files and headings', (file) => {
  const links = [...proseOf(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const internal = links.filter((link) => !/^[a-z]+:/.test(link));
  expect(internal.filter((link) => !leads(file, link))).toEqual([]);
});

test('has at most 25 decisions, which the index lists', () => {
  const decisions = readdirSync(path.join(root, 'docs/decisions')).filter((name) =>
    /^\d/.test(name),
  );
  expect(decisions.length).toBeLessThanOrEqual(25);
  const index = read('docs/decisions/README.md');
  expect(decisions.filter((name) => !index.includes(`(${name})`))).toEqual([]);
});

test('names every remote with its port in the installation guide', () => {
  const guide = read('docs/operations/install.md');
  const remotes: Record<string, number> = JSON.parse(read('shared/remotes.json'));
  const missing = Object.entries(remotes).filter(
    ([name, port]) => !guide.includes(` ${name}`) || !guide.includes(`127.0.0.1:${port};`),
  );
  expect(missing).toEqual([]);
});
