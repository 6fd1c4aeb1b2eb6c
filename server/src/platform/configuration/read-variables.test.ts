import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unknownVariables } from './read-variables';
import { readSettings } from './settings';

describe('unknown variables', () => {
  test.each([
    ['ARANYA_PUBLIC_ULR', 'ARANYA_PUBLIC_URL'],
    ['ARANYA_DATADIR', 'ARANYA_DATA_DIR'],
    ['ARANYA_SECRET_FIEL', 'ARANYA_SECRET_FILE'],
    // A variable of the front end, which the server recognises too.
    ['ARANYA_CONTACT_EMAIL', 'ARANYA_CONTACT_MAIL'],
  ])('suggests for %s: did you mean %s?', (typed, meant) => {
    const sentence = `${typed} is not known; did you mean ${meant}?`;
    expect(() => readSettings({ [typed]: 'x' })).toThrow(sentence);
  });

  test('ignores other variables and names them for the log', () => {
    const variables = { ARANYA_SOMETHING_OF_MY_OWN: 'x', ARANYA_CHROMIUM: 'x', HOME: '/' };
    expect(() => readSettings(variables)).not.toThrow();
    expect(unknownVariables(variables)).toEqual(['ARANYA_SOMETHING_OF_MY_OWN']);
  });
});

describe('secrets in files', () => {
  let folder: string;
  let path: string;
  const SECRET = 'a secret of the tests, long enough to be one';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aranya-secrets-'));
    path = join(folder, 'secret');
    await writeFile(path, `${SECRET}\n`);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('removes the line end', () => {
    expect(readSettings({ ARANYA_SECRET_FILE: path }).secret).toBe(SECRET);
  });

  test('refuses a secret that is set twice, or whose file is missing', () => {
    expect(() => readSettings({ ARANYA_SECRET: SECRET, ARANYA_SECRET_FILE: path })).toThrow(
      'Set ARANYA_SECRET or ARANYA_SECRET_FILE, not both.',
    );
    expect(() => readSettings({ ARANYA_SECRET_FILE: join(folder, 'none') })).toThrow(
      'ARANYA_SECRET_FILE must be a file that this process may read.',
    );
  });

  test('never repeats a secret in a sentence', () => {
    const wrong = { ARANYA_SECRET: 'hunter2', DATABASE_URL: 'mysql://me:hunter2@localhost/a' };
    expect(() => readSettings(wrong)).toThrow(/^(?![\s\S]*hunter2)ARANYA_SECRET must have/);
  });
});
