import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '../src/platform/database/migration-state';

/** A short text that changes with the migrations; part of the names of cached databases. */
export function migrationsMark(): string {
  const hash = createHash('sha256');
  const names = readdirSync(migrationsFolder()).filter((name) => name.endsWith('.sql'));
  for (const name of names.sort()) hash.update(readFileSync(join(migrationsFolder(), name)));
  return hash.digest('hex').slice(0, 12);
}
