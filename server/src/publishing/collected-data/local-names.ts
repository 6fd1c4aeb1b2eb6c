import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { readSpeciesList } from '../../importing/species/read-species-list';
import type { Database } from '../../platform/database/database';
import { serverFolder } from '../../platform/folders/server-folder';

const NamesOfForms = z.record(z.string(), z.string());

let ofForms: Promise<ReadonlyMap<string, string>> | null = null;

async function readNamesOfForms(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(serverFolder(), 'forms', 'local-names.json'), 'utf8');
  const names = NamesOfForms.parse(JSON.parse(text));
  return new Map(Object.entries(names).map(([name, local]) => [name.toLowerCase(), local]));
}

/** Null when no list and no form has one. */
export type LocalNames = (scientificName: string) => string | null;

/** Imported lists take precedence over packaged ones, and these over choices of forms. */
export async function readLocalNames(db: Database): Promise<LocalNames> {
  ofForms ??= readNamesOfForms();
  const [listed, offered] = await Promise.all([readSpeciesList(db), ofForms]);
  return (scientificName) => {
    const name = scientificName.toLowerCase();
    return listed.get(name)?.localName ?? offered.get(name) ?? null;
  };
}
