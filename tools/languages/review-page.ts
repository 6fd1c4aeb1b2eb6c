import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRemote } from '@aranya/shared/remote-description';
import { translationsIn } from './catalogue-file';
import { deployables } from './catalogues';
import { Pictures } from './pictures-of-texts';
import { PSEUDO_LANGUAGE } from './pseudo-language';
import { textsOfDeployable } from './texts-of-deployable';

const MARKUP: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const plain = (text: string) => text.replace(/[&<>"]/g, (sign) => MARKUP[sign] ?? sign);

/** Pages of the site that contain a remote's source file, according to its folder. */
function pagesOf(folder: string): (file: string) => string[] {
  if (!existsSync(path.join(folder, 'remote.json'))) return () => [];
  const { modules } = readRemote(folder);
  return (file) =>
    modules
      .filter((module) =>
        path.dirname(file).startsWith(path.join('src', path.dirname(module.file))),
      )
      .flatMap(({ routes }) => routes.map((route) => route.path));
}

/** Relative to `languages-review/`, where the page is stored. */
const picture = (file: string) => {
  const address = encodeURI(`../screenshots/${file.split(path.sep).join('/')}`);
  return `<a href="${plain(address)}"><img loading="lazy" src="${plain(address)}" alt=""></a>`;
};

function rowsOf(folder: string, language: string, pictures: Pictures): string[] {
  const file = path.join(folder, 'languages', `${language}.po`);
  const known = translationsIn(existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  const pages = pagesOf(folder);
  return [...textsOfDeployable(folder)].map(([english, files]) => {
    const translation = known.get(english) ?? '';
    const where = [...new Set(files.flatMap(pages)), ...files].join(', ');
    const shown = pictures.of(english, language).map(picture).join('');
    return `<tr><td>${plain(english)}</td><td lang="${language}">${plain(translation)}</td><td>${shown}</td><td>${plain(where)}</td></tr>`;
  });
}

const LOOK =
  'body{font-family:sans-serif;margin:2rem;line-height:1.6}table{border-collapse:collapse;width:100%}' +
  'td,th{border:1px solid #aaa;padding:.4rem .6rem;text-align:left;vertical-align:top}' +
  'td:nth-child(2){width:30%;font-size:1.1rem}td:nth-child(4){font-size:.8rem;overflow-wrap:anywhere}' +
  'img{max-width:150px;max-height:200px;object-fit:cover;object-position:top;border:1px solid #aaa;margin-right:.4rem}';

/**
 * Writes a page per language for reviewers: each text with its translation, the pages and files
 * that use it and, after `npm run screenshots`, screenshots.
 */
export function reviewPages(root: string): { file: string; content: string }[] {
  const folders = deployables(root);
  const pictures = new Pictures(path.join(root, 'screenshots'));
  const languages = new Set(
    folders.flatMap((folder) =>
      readdirSync(path.join(folder, 'languages'))
        .filter((name) => name.endsWith('.po'))
        .map((name) => path.basename(name, '.po'))
        .filter((language) => language !== PSEUDO_LANGUAGE),
    ),
  );
  return [...languages].sort().map((language) => {
    const parts = folders.map((folder) => {
      const rows = rowsOf(folder, language, pictures);
      return `<h2>${path.basename(folder)}</h2><table><tr><th>English</th><th>${language}</th><th>Pictures</th><th>Where</th></tr>${rows.join('\n')}</table>`;
    });
    return {
      file: path.join(root, 'languages-review', `${language}.html`),
      content: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Texts in ${language}</title><style>${LOOK}</style><h1>Texts in ${language}</h1>\n${parts.join('\n')}\n</html>\n`,
    };
  });
}
