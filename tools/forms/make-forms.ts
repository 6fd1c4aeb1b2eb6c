/**
 * Generates all forms in server/forms, and the local names of their species. With `--check` it
 * writes nothing and fails if a file differs from the definitions, which detects manual edits.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formDefinitions } from '../../content/forms/definitions/index';
import type { FormDefinition } from '../../content/forms/form-types';
import { localNamesOfForms } from '../../content/forms/species/local-names';
import { fileNameOf, mediaOf, writeXForm } from './xform-writer';

const FORMS_FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../server/forms');

function indexEntryOf(form: FormDefinition) {
  const { formId, title, version } = form;
  return { formId, title, version, file: fileNameOf(form), media: mediaOf(form) };
}

function missingMediaOf(form: FormDefinition): string[] {
  return mediaOf(form)
    .map((name) => join('media', encodeURIComponent(form.formId), name))
    .filter((path) => !existsSync(join(FORMS_FOLDER, path)));
}

function formFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const form of formDefinitions) files.set(fileNameOf(form), writeXForm(form));
  const index = JSON.stringify(formDefinitions.map(indexEntryOf), null, 2);
  const names = JSON.stringify(localNamesOfForms(), null, 2);
  return files.set('index.json', `${index}\n`).set('local-names.json', `${names}\n`);
}

function isCurrent(name: string, content: string): boolean {
  const path = join(FORMS_FOLDER, name);
  return existsSync(path) && readFileSync(path, 'utf8') === content;
}

function main(): void {
  const missing = formDefinitions.flatMap(missingMediaOf);
  if (missing.length > 0) throw new Error(`these pictures are missing: ${missing.join(', ')}`);
  const files = formFiles();
  if (process.argv.includes('--check')) {
    const stale = [...files].filter(([name, content]) => !isCurrent(name, content));
    if (stale.length > 0) {
      throw new Error(`run make-forms again for: ${stale.map(([name]) => name).join(', ')}`);
    }
    return;
  }
  mkdirSync(FORMS_FOLDER, { recursive: true });
  for (const [name, content] of files) writeFileSync(join(FORMS_FOLDER, name), content, 'utf8');
}

main();
