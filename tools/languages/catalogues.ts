import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES } from '@aranya/shared/contracts';
import { catalogueFile, translationsIn } from './catalogue-file';
import { PSEUDO_LANGUAGE, pseudoText } from './pseudo-language';
import { textsOfDeployable } from './texts-of-deployable';
import { translationFaults } from './translation-faults';

export interface CatalogueFile {
  /** Absolute path. */
  file: string;
  content: string;
  /** Sentences for translators; always empty for the template. */
  faults: string[];
}

/** Texts with another meaning elsewhere, whose translations may differ. */
const MEAN_MORE: readonly string[] = [
  // State of a form, and state of India.
  'State',
  // `Species` is singular in a row or a legend, and plural above a list.
  'Species',
];

const TEMPLATE = 'texts.pot';

/** Absolute paths. */
export const deployables = (root: string) =>
  ['host', 'shared', 'server', ...REMOTE_NAMES]
    .map((name) => path.join(root, name))
    .filter((folder) => existsSync(path.join(folder, 'languages')));

function cataloguesOf(folder: string, more: readonly string[]): CatalogueFile[] {
  const texts = textsOfDeployable(folder);
  const there = readdirSync(path.join(folder, 'languages'))
    .filter((name) => name.endsWith('.po'))
    .map((name) => path.basename(name, '.po'))
    .filter((language) => language !== PSEUDO_LANGUAGE);
  const template = {
    file: path.join(folder, 'languages', TEMPLATE),
    content: catalogueFile(texts, new Map()),
    faults: [],
  };
  const translated = [...new Set([...there, ...more])].sort().map((language) => {
    const file = path.join(folder, 'languages', `${language}.po`);
    const known = translationsIn(existsSync(file) ? readFileSync(file, 'utf8') : undefined);
    const faults = [...texts.keys()].flatMap((english) =>
      translationFaults(english, known.get(english) ?? '').map(
        (fault) => `${path.basename(folder)}, ${language}: “${english}” ${fault}.`,
      ),
    );
    return { file, content: catalogueFile(texts, known, language), faults };
  });
  return [template, ...translated];
}

/** @param more languages to add to every deployable */
export const catalogues = (root: string, more: readonly string[] = []): CatalogueFile[] =>
  deployables(root).flatMap((folder) => cataloguesOf(folder, more));

/** @returns a sentence for each English text with different translations */
export function contradictions(
  files: readonly Pick<CatalogueFile, 'file' | 'content'>[],
): string[] {
  const known = new Map<string, { deployable: string; translation: string }>();
  return files.flatMap(({ file, content }) => {
    const language = path.basename(file, '.po');
    const deployable = path.basename(path.dirname(path.dirname(file)));
    return [...translationsIn(content, 'in use')].flatMap(([english, translation]) => {
      const key = `${language} ${english}`;
      const other = known.get(key);
      if (!other) known.set(key, { deployable, translation });
      if (!other || other.translation === translation || MEAN_MORE.includes(english)) return [];
      return `${deployable}, ${language}: “${english}” is “${translation}” here, and “${other.translation}” in ${other.deployable}.`;
    });
  });
}

/** Regenerated on each use. */
export const pseudoCatalogues = (root: string): Pick<CatalogueFile, 'file' | 'content'>[] =>
  deployables(root).map((folder) => {
    const texts = textsOfDeployable(folder);
    const translations = new Map([...texts.keys()].map((text) => [text, pseudoText(text)]));
    return {
      file: path.join(folder, 'languages', `${PSEUDO_LANGUAGE}.po`),
      content: catalogueFile(texts, translations, PSEUDO_LANGUAGE),
    };
  });
