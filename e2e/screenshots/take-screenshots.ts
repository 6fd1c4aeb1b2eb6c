import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { LANGUAGES, type ShownLanguage } from '../product/page-language';
import { LANGUAGES_OF_PICTURES } from './pictures-folder';

/**
 * `npm run screenshots`: a picture of every screen, in English.
 * `npm run screenshots -- hi or` takes them in these languages; what begins with a dash is told to Playwright, such as
 * `-g "public pages"`.
 */
const given = process.argv.slice(2);
const firstOption = given.findIndex((word) => word.startsWith('-'));
const languages = firstOption === -1 ? given : given.slice(0, firstOption);
const options = given.slice(languages.length);

const unknown = languages.filter((language) => !LANGUAGES.includes(language as ShownLanguage));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: there are screens in ${LANGUAGES.join(', ')}.`);
  process.exit(2);
}
const config = path.join(import.meta.dirname, 'screenshots.config.ts');
const { status } = spawnSync('npx', ['playwright', 'test', '-c', config, ...options], {
  stdio: 'inherit',
  env: { ...process.env, [LANGUAGES_OF_PICTURES]: languages.join(',') || 'en' },
});
process.exitCode = status ?? 1;
