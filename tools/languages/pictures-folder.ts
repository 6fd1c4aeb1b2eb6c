import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Language, SOURCE_LANGUAGE } from '@aranya/shared/contracts';

/** Where `npm run screenshots` writes: a folder for each language, and what each screen says in English. */
export const PICTURES = path.join(import.meta.dirname, '../../screenshots');

/** Variable that names the languages in which pictures are taken. */
export const LANGUAGES_OF_PICTURES = 'ARANYA_SCREENSHOTS_LANGUAGES';

/**
 * Languages in which pictures can be taken: those of the host's catalogues, so that one who translates sees screens.
 * @param root of the repository
 */
export function picturedLanguages(root = path.join(import.meta.dirname, '../..')): Language[] {
  const files = readdirSync(path.join(root, 'host', 'languages'));
  const translated = files.filter((name) => name.endsWith('.po'));
  return [SOURCE_LANGUAGE, ...translated.map((name) => path.basename(name, '.po'))];
}
