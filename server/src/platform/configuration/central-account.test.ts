import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from './settings';
import { SettingsError } from './settings-error';

const complete = {
  ARANYA_CENTRAL_URL: 'https://central.example.org/',
  ARANYA_CENTRAL_EMAIL: 'aranya@example.org',
  ARANYA_CENTRAL_PASSWORD: 'a password',
};

const refusal = (environment: Record<string, string>): string => {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('settings of ODK Central', () => {
  test('uses the embedded server when no setting is given', () => {
    expect(readSettings({}).central).toBeNull();
  });

  test('uses Central, without demonstration records, when all are given', () => {
    const { central, demonstration } = readSettings(complete);
    expect(central).toEqual({
      url: 'https://central.example.org',
      email: 'aranya@example.org',
      password: 'a password',
      projectId: 1,
    });
    expect(demonstration).toBe(false);
    const other = { ...complete, ARANYA_CENTRAL_PROJECT: '7' };
    expect(readSettings(other).central?.projectId).toBe(7);
  });

  test.each([
    [
      { ARANYA_CENTRAL_EMAIL: 'a@example.org' },
      /needs ARANYA_CENTRAL_URL, ARANYA_CENTRAL_EMAIL and/,
    ],
    [{ ...complete, ARANYA_CENTRAL_PASSWORD: '' }, /ARANYA_CENTRAL_PASSWORD_FILE/],
    [{ ...complete, ARANYA_CENTRAL_PASSWORD_FILE: '/x' }, /not both/],
    [{ ...complete, ARANYA_CENTRAL_URL: 'central.example.org' }, /ARANYA_CENTRAL_URL must be/],
    [{ ...complete, ARANYA_CENTRAL_URL: 'https://c.example.org/#/login' }, /ARANYA_CENTRAL_URL/],
    [{ ...complete, ARANYA_CENTRAL_URL: 'https://c.example.org/v1/' }, /must not end with \/v1/],
    [{ ...complete, ARANYA_CENTRAL_EMAIL: 'nobody' }, /ARANYA_CENTRAL_EMAIL must be/],
    [{ ...complete, ARANYA_CENTRAL_PROJECT: '0' }, /ARANYA_CENTRAL_PROJECT must be greater/],
    [{ ...complete, ARANYA_CENTRAL_PROJECT: 'one' }, /ARANYA_CENTRAL_PROJECT must be a whole/],
    [{ ...complete, ARANYA_DEMONSTRATION: 'on' }, /ARANYA_DEMONSTRATION must be off/],
  ])('refuses %j with a sentence', (environment, sentence) => {
    const said = refusal(environment);
    expect(said).toMatch(sentence);
    expect(said).not.toContain('a password');
  });

  test('reads the password from a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'aranya-password-'));
    const file = join(folder, 'password');
    const { ARANYA_CENTRAL_PASSWORD: _, ...others } = complete;
    const named = { ...others, ARANYA_CENTRAL_PASSWORD_FILE: file };
    expect(refusal(named)).toMatch(/may read/);
    await writeFile(file, '\n');
    expect(refusal(named)).toMatch(/needs .*ARANYA_CENTRAL_PASSWORD/);
    await writeFile(file, 'words of a sentence\n');
    expect(readSettings(named).central?.password).toBe('words of a sentence');
    await rm(folder, { recursive: true });
  });
});
