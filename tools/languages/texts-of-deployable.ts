import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROBLEMS } from '@aranya/shared/contracts';
import { readRemote } from '@aranya/shared/remote-description';
import { SENTENCES, textsInSource } from './texts-in-source';

/** Files are relative to the deployable's folder. */
export type TextPlaces = Map<string, string[]>;

const PROBLEMS_FILE = 'src/contracts/calls/problem.ts';

/** The server has few pages, so only these have texts. Sentences are found everywhere. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  server: [
    'src/account/identity',
    'src/account/review-messages',
    'src/administration/gaps/gap-form-page.ts',
    'src/administration/mail-updates/mail-end-pages.ts',
    'assets/identity',
  ],
};

/** Only some deployables show these lists of `shared`, so the others do not load their texts. */
const SAID_BY: Readonly<Record<string, readonly string[]>> = {
  'src/contracts/administration/import-labels.ts': ['mfe-admin', 'server'],
  'src/contracts/explore/group-words.ts': ['mfe-admin', 'mfe-explore'],
  'src/contracts/field-sites/forest-questionnaire.ts': ['mfe-admin', 'mfe-commfor'],
  'src/contracts/forms/goals.ts': ['mfe-admin', 'mfe-public'],
  'src/contracts/forms/species-types.ts': ['mfe-commfor', 'mfe-map'],
};

const filesBelow = (folder: string, place: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|js)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(place, file));

const isSaidByFew = (folder: string, file: string) =>
  path.basename(folder) === 'shared' && file in SAID_BY;

/** Relative to the deployable's folder, except for lists of `shared`. */
const filesIn = (folder: string, places: readonly string[]) =>
  places
    .flatMap((place) =>
      path.extname(place) === '' ? filesBelow(path.join(folder, place), place) : [place],
    )
    .filter((file) => !isSaidByFew(folder, file))
    .sort();

function* textsOfSources(folder: string): Generator<[file: string, texts: string[]]> {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const name = path.basename(folder);
  const lists = Object.keys(SAID_BY).filter((file) => SAID_BY[file]?.includes(name));
  const places = PLACES[name];
  const files = filesIn(folder, places ?? ['src']);
  for (const file of [...files, ...lists.map((list) => path.join('..', 'shared', list))]) {
    yield [file, textsInSource(read(file), file.endsWith('x'))];
  }
  if (!places) return;
  for (const file of filesIn(folder, ['src'])) {
    const source = files.includes(file) ? '' : read(file);
    if (source.includes('sentence(')) yield [file, textsInSource(source, false, SENTENCES)];
  }
}

/** Page titles in the registry are translated too. */
function textsOfRoutes(folder: string): string[] {
  if (!existsSync(path.join(folder, 'remote.json'))) return [];
  const routes = readRemote(folder).modules.flatMap((module) => module.routes);
  return routes.flatMap(({ title, description, links = [] }) => [
    title,
    ...(description ? [description] : []),
    ...links.flatMap(({ name }) => name ?? []),
  ]);
}

/** Any deployable may show the services' answers, so they belong to the shared texts. */
const saysProblems = (folder: string) => path.basename(folder) === 'shared';

/** @param folder absolute */
export function textsOfDeployable(folder: string): TextPlaces {
  const places: TextPlaces = new Map();
  const add = (text: string, file: string) =>
    places.set(text, [...new Set([...(places.get(text) ?? []), file])]);
  for (const [file, texts] of textsOfSources(folder)) for (const text of texts) add(text, file);
  for (const text of textsOfRoutes(folder)) add(text, 'remote.json');
  if (saysProblems(folder)) {
    for (const { message } of Object.values(PROBLEMS)) add(message, PROBLEMS_FILE);
  }
  return places;
}
