import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Language, SOURCE_LANGUAGE } from '@aranya/shared/contracts';

/** Written by `npm run screenshots`, with a folder per language. */
export const PICTURES = path.join(import.meta.dirname, '../../screenshots');

export const LANGUAGES_OF_PICTURES = 'ARANYA_SCREENSHOTS_LANGUAGES';

/** Languages of the host's catalogues, so that translators see screens. */
export function picturedLanguages(root = path.join(import.meta.dirname, '../..')): Language[] {
  const files = readdirSync(path.join(root, 'host', 'languages'));
  const translated = files.filter((name) => name.endsWith('.po'));
  return [SOURCE_LANGUAGE, ...translated.map((name) => path.basename(name, '.po'))];
}
