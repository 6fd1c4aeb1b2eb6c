import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Language, SOURCE_LANGUAGE } from '@aranya/shared/contracts';

/** Output folder of `npm run screenshots`, with a folder per language. */
export const PICTURES = path.join(import.meta.dirname, '../../screenshots');

/** Environment variable with the languages of the pictures. */
export const LANGUAGES_OF_PICTURES = 'ARANYA_SCREENSHOTS_LANGUAGES';

/**
 * Languages in which pictures can be taken: those of the host's catalogues, so that translators see
 * screens.
 * @param root of the repository
 */
export function picturedLanguages(root = path.join(import.meta.dirname, '../..')): Language[] {
  const files = readdirSync(path.join(root, 'host', 'languages'));
  const translated = files.filter((name) => name.endsWith('.po'));
  return [SOURCE_LANGUAGE, ...translated.map((name) => path.basename(name, '.po'))];
}
