import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFolder } from '../../server/src/server-folder';
import { settingsPage } from './settings-page';

test('docs/settings.md is what `npm run settings` writes', () => {
  const written = readFileSync(path.join(repositoryFolder(), 'docs/settings.md'), 'utf8');
  expect(written).toBe(settingsPage());
});

test('every variable is described', () => {
  const rows = settingsPage()
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) expect(row.split('|')[2]?.trim().length).toBeGreaterThan(15);
});
