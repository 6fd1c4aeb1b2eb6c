import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Pictures } from './pictures-of-texts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'aranya-pictures-'));
  for (const name of ['said', 'en', 'hi']) mkdirSync(path.join(folder, name));
  const said = {
    'a - 01 - Home - 360.png': ['Home', 'Read', 'the guide', 'of the trial form first.'],
    'a - 02 - Map - 360.png': ['Home', '12 records are placed'],
  };
  writeFileSync(path.join(folder, 'said', 'a - 360.json'), JSON.stringify(said));
  for (const file of Object.keys(said)) writeFileSync(path.join(folder, 'en', file), '');
  writeFileSync(path.join(folder, 'hi', 'a - 02 - Map - 360.png'), '');
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['Home', ['en/a - 01 - Home - 360.png', 'hi/a - 02 - Map - 360.png']],
  ['Read <0>the guide</0> of the trial form first.', ['en/a - 01 - Home - 360.png']],
  [
    '{count, plural, one {# record is placed} other {# records are placed}}',
    ['hi/a - 02 - Map - 360.png'],
  ],
  ['Nowhere', []],
  // The text is too short to identify a screen.
  ['{count} of', []],
])('finds the pictures that show the text “%s”', (english, pictures) => {
  expect(new Pictures(folder).of(english, 'hi')).toEqual(pictures);
});

test('returns no pictures without screenshots', () => {
  expect(new Pictures(path.join(folder, 'nowhere')).of('Home', 'hi')).toEqual([]);
});
