import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addressParts, nameOfLanguage } from '@aranya/shared/contracts';
import { readRemote } from '@aranya/shared/remote-description';
import { readTranslations } from '../../server/src/platform/languages/translations';
import { compiledCatalogue, textsOf } from '../../shared/build/texts/catalogue';
import { EMBED_SOURCES, embedTexts, textsOfSources } from '../../shared/build/texts/embed-texts';
import { languagesIn, translatedRoutes } from '../../shared/build/texts/translated-routes';
import { serveEnvironment } from '../serve/environment';
import { catalogues, deployables } from './catalogues';
import { picturedLanguages } from './pictures-folder';
import { pseudoText } from './pseudo-language';

/** Adds a language only by its files, as docs/translating.md describes. */
const LANGUAGE = 'te';

const root = path.join(import.meta.dirname, '..', '..');
let copy = '';

/** Fills in every text of a new catalogue. */
const filledIn = (content: string) =>
  content.replaceAll(
    /^msgid "(.+)"\nmsgstr ""$/gm,
    (entry, english: string) =>
      entry.slice(0, -2) + JSON.stringify(pseudoText(JSON.parse(`"${english}"`))),
  );

/** Catalogues of a repository with Telugu added. */
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'aranya-new-language-'));
  for (const folder of deployables(root)) {
    const languages = path.join(path.basename(folder), 'languages');
    cpSync(path.join(root, languages), path.join(copy, languages), { recursive: true });
  }
  const begun = catalogues(root, [LANGUAGE]).filter(({ file }) => file.endsWith(`${LANGUAGE}.po`));
  for (const { file, content } of begun) {
    writeFileSync(path.join(copy, path.relative(root, file)), filledIn(content));
  }
});
afterAll(() => rmSync(copy, { recursive: true }));

const fileOf = (deployable: string) =>
  readFileSync(path.join(copy, deployable, 'languages', `${LANGUAGE}.po`));

test('adds texts to host, remotes and shared components', () => {
  for (const folder of deployables(root)) {
    const name = path.basename(folder);
    expect([name, languagesIn(path.join(copy, name))]).toEqual([name, ['hi', 'or', LANGUAGE]]);
    const texts = Object.keys(compiledCatalogue(fileOf(name), false));
    expect(texts.length).toBeGreaterThan(10);
    expect(texts).toEqual([
      ...textsOf(readFileSync(path.join(folder, 'languages', 'texts.pot'))).keys(),
    ]);
  }
});

test('adds titles and addresses of pages', () => {
  const routes = readRemote(path.join(root, 'mfe-public')).modules.flatMap(({ expose, routes }) =>
    routes.map((route) => ({ ...route, expose })),
  );
  for (const { title, titles } of translatedRoutes(path.join(copy, 'mfe-public'), routes)) {
    expect(titles?.[LANGUAGE]).toBe(pseudoText(title));
  }
  const { languages } = serveEnvironment({ ARANYA_LANGUAGES: `en,${LANGUAGE}` });
  expect(addressParts(`/${LANGUAGE}/about`, languages)).toEqual({
    language: LANGUAGE,
    path: '/about',
  });
  expect(nameOfLanguage(LANGUAGE)).toBe('తెలుగు');
});

test("adds the server's pages and refusals", () => {
  const translations = readTranslations(copy);
  expect(translations.languages).toContain(LANGUAGE);
  const text = translations.in(LANGUAGE);
  for (const english of ['Thank you', 'Create your account', 'Please check the marked fields.']) {
    expect(text(english)).toBe(pseudoText(english));
  }
});

test('adds the embedded map with its place names', () => {
  const made = embedTexts(path.join(copy, 'mfe-map'));
  const [, first = ''] = /^export const first = (.+);$/m.exec(made) ?? [];
  expect(Object.keys(JSON.parse(first))).toEqual(['hi', 'or', LANGUAGE]);
  expect(JSON.parse(first)[LANGUAGE]).toEqual({
    'The map is on its way': pseudoText('The map is on its way'),
    'The map could not be loaded.': pseudoText('The map could not be loaded.'),
    'Try again': pseudoText('Try again'),
    'Species map': pseudoText('Species map'),
  });
  expect(made).toMatch(/"te": \(\) => import\(.* "\.\/te\.po\?embed"\)/);
  const later = textsOfSources(fileOf('mfe-map'), EMBED_SOURCES.later);
  expect(later).toMatchObject({ Legend: pseudoText('Legend'), Odisha: pseudoText('Odisha') });
  // Excludes map texts for people with an account.
  expect(later).not.toHaveProperty(['My records']);
});

test("lists exactly the embedded map's sources that have texts", () => {
  for (const file of Object.values(EMBED_SOURCES).flat()) {
    expect([file, existsSync(path.join(root, 'mfe-map', file))]).toEqual([file, true]);
  }
});

test('allows screenshots in the language', () => {
  expect(picturedLanguages(copy)).toEqual(['en', 'hi', 'or', LANGUAGE]);
});
