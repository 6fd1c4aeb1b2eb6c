import path from 'node:path';

/** Where `npm run screenshots` writes: a folder for each language, and what each screen says in English. */
export const PICTURES = path.join(import.meta.dirname, '../../screenshots');

/** Variable that names the languages in which pictures are taken. */
export const LANGUAGES_OF_PICTURES = 'ARANYA_SCREENSHOTS_LANGUAGES';
