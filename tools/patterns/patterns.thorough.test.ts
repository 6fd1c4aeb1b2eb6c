import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { findPatterns } from './find-patterns';
import { faultOf } from './judge-pattern';

// Some of about two hundred proofs take seconds on a busy machine.
jest.setTimeout(600_000);

/** Folders that process untrusted input. */
const FOLDERS = ['server/src', 'server/assets', 'shared/src', 'tools/serve'];

const isSource = (name: string) => /\.(ts|tsx|js|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name);

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((name) => join(folder, name)),
);

/** Every distinct pattern with its first file. */
function patternsOfSources() {
  const found = new Map<string, { file: string; pattern: ReturnType<typeof findPatterns>[0] }>();
  for (const file of sources) {
    for (const pattern of findPatterns(readFileSync(file, 'utf8'), file)) {
      const key = `${pattern.source ?? file}/${pattern.flags}`;
      if (!found.has(key)) found.set(key, { file, pattern });
    }
  }
  return [...found.values()];
}

test('has only linear patterns for untrusted input', async () => {
  const patterns = patternsOfSources();
  expect(patterns.length).toBeGreaterThan(150);
  const faults: string[] = [];
  for (const { file, pattern } of patterns) {
    const fault = await faultOf(pattern);
    if (fault) faults.push(`${file}: /${pattern.source}/${pattern.flags} ${fault}`);
  }
  expect(faults).toEqual([]);
});

const faultsOf = (text: string, name: string) => Promise.all(findPatterns(text, name).map(faultOf));

describe('check of patterns', () => {
  test.each([
    ['a number that backtracks', String.raw`const a = /^(?:\d+\.?\d*)$/;`],
    ['two ways to read a word', 'export default (text: string) => /^(a|a)+$/i.test(text);'],
    ['a pattern inside a schema', String.raw`z.string().regex(/^[^@]+@[^@]+\.[^@]+$/);`],
    ['white space at the end', String.raw`text.replace(/\s+$/, '');`],
    ['a made pattern', `new RegExp('^a*a*$', 'u');`],
    ['a called pattern', `RegExp('^a*a*$');`],
    ['a pattern that nobody knows', `new RegExp('^' + word);`],
  ])('finds %s', async (_, text) => {
    expect(await faultsOf(text, 'a.ts')).toEqual([expect.stringMatching(/takes|write/)]);
  });

  test('accepts linear patterns in components and scripts', async () => {
    const component = String.raw`const a = <b c={/^\d{1,200}$/}>{d.match(/^[^@]+@[^@.]+$/)}</b>;`;
    expect(await faultsOf(component, 'a.tsx')).toEqual([null, null]);
    expect(await faultsOf(String.raw`export const a = /^(\d+,)*$/u;`, 'a.js')).toEqual([null]);
  });
});
