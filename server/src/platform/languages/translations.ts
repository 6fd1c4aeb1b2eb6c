import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '@aranya/shared/contracts';
import { po } from 'gettext-parser';
import { repositoryFolder } from '../folders/server-folder';

/** A text in one language; in English where it has no translation. */
export type TextOf = (english: string) => string;

/** What this server says itself, in the languages that it is translated to. */
export interface Translations {
  /** Without English. */
  readonly languages: readonly Language[];
  in(language: Language): TextOf;
  /** What the scripts of its pages say, English to translation. */
  ofScripts(language: Language): Readonly<Record<string, string>>;
}

/**
 * Reads the catalogues of the server and of what all parts of the site say, such as why something failed.
 * @param root of the repository
 */
export function readTranslations(root = repositoryFolder()): Translations {
  const own = cataloguesIn(join(root, 'server', 'languages'));
  const scripts = cataloguesIn(join(root, 'server', 'languages'), SCRIPTS);
  const common = cataloguesIn(join(root, 'shared', 'languages'));
  return {
    languages: [...own.keys()],
    in(language) {
      const [ours, everybodys] = [own.get(language), common.get(language)];
      return (english) => ours?.get(english) ?? everybodys?.get(english) ?? english;
    },
    ofScripts: (language) => Object.fromEntries(scripts.get(language) ?? []),
  };
}

/** Where scripts that a browser runs lie; the catalogues name the files of each text. */
const SCRIPTS = /^assets\//m;

/** @param files only texts of these, as the catalogue names them */
function cataloguesIn(folder: string, files = /(?:)/): Map<Language, Map<string, string>> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.po'));
  return new Map(names.map((name) => [basename(name, '.po'), textsIn(join(folder, name), files)]));
}

function textsIn(file: string, files: RegExp): Map<string, string> {
  const { '': entries = {} } = po.parse(readFileSync(file)).translations;
  return new Map(
    Object.values(entries).flatMap(({ msgid, msgstr: [text = ''], comments }) =>
      msgid === '' || text === '' || !files.test(comments?.reference ?? '')
        ? []
        : [[msgid, text] as const],
    ),
  );
}
