import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { LANGUAGES_OF_PICTURES, picturedLanguages } from '../../tools/languages/pictures-folder';

/**
 * `npm run screenshots`: a picture of every screen, in English. `npm run screenshots -- hi or` uses
 * these languages; arguments that begin with a dash are passed to Playwright, such as `-g "public
 * pages"`.
 */
const given = process.argv.slice(2);
const firstOption = given.findIndex((word) => word.startsWith('-'));
const languages = firstOption === -1 ? given : given.slice(0, firstOption);
const options = given.slice(languages.length);

const known = picturedLanguages();
const unknown = languages.filter((language) => !known.includes(language));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: there are catalogues of ${known.join(', ')}.`);
  process.exit(2);
}
const config = path.join(import.meta.dirname, 'screenshots.config.ts');
const { status } = spawnSync('npx', ['playwright', 'test', '-c', config, ...options], {
  stdio: 'inherit',
  // The product offers all pictured languages.
  env: {
    ...process.env,
    ARANYA_LANGUAGES: known.join(','),
    [LANGUAGES_OF_PICTURES]: languages.join(',') || 'en',
  },
});
process.exitCode = status ?? 1;
