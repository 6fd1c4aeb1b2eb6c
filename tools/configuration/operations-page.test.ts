import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { allTables } from '../../server/src/commands/backup/backup-tables';
import { repositoryFolder } from '../../server/src/platform/folders/server-folder';

const page = (name: string) =>
  readFileSync(path.join(repositoryFolder(), 'docs/operations', name), 'utf8');

test('lists the placement of each table on a cluster in docs/operations/scale.md', () => {
  const part = page('scale.md').split('## Distributed PostgreSQL')[1];
  // 'field_site and its tables' covers three tables.
  const names = allTables
    .map((table) => getTableConfig(table).name)
    .filter((name) => !name.startsWith('field_site_'));
  expect(names.filter((name) => !part?.includes(`\`${name}\``))).toEqual([]);
});

test('uses only existing metrics in its alerts', () => {
  const folder = path.join(repositoryFolder(), 'server/src/platform/metrics');
  const source = readdirSync(folder)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const named = [
    ...page('troubleshoot.md').matchAll(/\baranya_[a-z_]+?(?=_count\b|_bucket\b|[^a-z_])/g),
  ];
  expect(named.length).toBeGreaterThan(5);
  for (const [name] of named) expect(source).toContain(`'${name}'`);
});
