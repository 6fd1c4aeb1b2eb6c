import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '@aranya/shared/contracts';
import { po } from 'gettext-parser';
import { repositoryFolder } from '../folders/server-folder';

/** Returns the English text if there is no translation. */
export type TextOf = (english: string) => string;

export type Translations = ReturnType<typeof readTranslations>;

/** Includes catalogues of texts that all parts share, such as reasons of failures. */
export function readTranslations(root = repositoryFolder()) {
  const own = cataloguesIn(join(root, 'server', 'languages'));
  const common = cataloguesIn(join(root, 'shared', 'languages'));
  return {
    /** Excludes English. */
    languages: [...own.keys()],
    in(language: Language): TextOf {
      const [ours, everybodys] = [own.get(language)?.texts, common.get(language)?.texts];
      return (english) => ours?.get(english) ?? everybodys?.get(english) ?? english;
    },
    /** For the scripts of the server's pages, by English text. */
    ofScripts: (language: Language): Readonly<Record<string, string>> =>
      Object.fromEntries(own.get(language)?.ofScripts ?? []),
  };
}

/** Path of browser scripts; the catalogues name the files of each text. */
const SCRIPTS = /^assets\//m;

interface Catalogue {
  texts: Map<string, string>;
  /** Translations of {@link SCRIPTS}. */
  ofScripts: Map<string, string>;
}

function cataloguesIn(folder: string): Map<Language, Catalogue> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.po'));
  return new Map(names.map((name) => [basename(name, '.po'), catalogueIn(join(folder, name))]));
}

function catalogueIn(file: string): Catalogue {
  const { '': entries = {} } = po.parse(readFileSync(file)).translations;
  const catalogue: Catalogue = { texts: new Map(), ofScripts: new Map() };
  for (const {
    msgid,
    msgstr: [text = ''],
    comments,
  } of Object.values(entries)) {
    if (msgid === '' || text === '') continue;
    catalogue.texts.set(msgid, text);
    if (SCRIPTS.test(comments?.reference ?? '')) catalogue.ofScripts.set(msgid, text);
  }
  return catalogue;
}
