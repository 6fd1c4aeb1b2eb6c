import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverFolder } from '../../platform/folders/server-folder';
import type { FilePurpose } from './owned-content';

/** The files that may create an `OwnedContent` of each purpose. A new one must query rows of its purpose. */
const FINDERS: Record<FilePurpose, string> = {
  'profile-photo': 'account/profiles/profile-photos.ts',
  'form-media': 'collecting/open-rosa/form-downloads.ts',
  'draft-media': 'collecting/open-rosa/draft-gate.ts',
  'choice-list': 'collecting/forms/mapping/form-answer-rules.ts',
  'own-record': 'account/own-data/file-names.ts',
  'own-record-file': 'account/own-records/record-to-edit.ts',
  'own-photo': 'account/own-records/own-record-routes.ts',
  'field-site-photo': 'publishing/field-sites/recorded-species.ts',
  'reviewed-photo': 'reviewing/record-routes.ts',
  'suggestion-photo': 'reviewing/suggestions/ask-model.ts',
  'public-photo': 'collecting/shown-photos/public-photos.ts',
  'record-export': 'administration/exports/exported-records.ts',
  backup: 'commands/backup/read-files.ts',
  'store-check': 'collecting/files/check-bucket.ts',
};

test('allows reading a content only in a query on a row of its purpose', () => {
  const folder = join(serverFolder(), 'src');
  const places = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(path))
    .flatMap((path) => {
      const source = readFileSync(join(folder, path), 'utf8');
      return [...source.matchAll(/new OwnedContent\(\s*([^,]*),/g)].map(([, purpose]) => [
        purpose,
        path,
      ]);
    });
  const allowed = Object.entries(FINDERS).map(([purpose, path]) => [`'${purpose}'`, path]);
  expect(places.sort()).toEqual(allowed.sort());
});
