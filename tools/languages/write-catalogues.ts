import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Language } from '@aranya/shared/contracts';
import { catalogues, contradictions, pseudoCatalogues } from './catalogues';
import { rejectedIn, rejectedWords } from './rejected-words';

/**
 * `npm run languages`: updates the catalogues from the sources and lists open translations. `npm
 * run languages -- te` adds a language, `npm run languages -- --check` writes nothing and fails if
 * something is open. `npm run languages -- --pseudo` writes a language for checking screens, which
 * is not committed.
 */
const root = path.join(import.meta.dirname, '..', '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    pseudo: { type: 'boolean', default: false },
  },
});

const unknown = positionals.filter((language) => !Language.safeParse(language).success);
if (unknown.length > 0) {
  console.error(
    `${unknown.join(', ')}: a language is written with two or three small letters, as te.`,
  );
  process.exit(2);
}

const all = catalogues(root, positionals);
const old = all.filter(
  ({ file, content }) => !existsSync(file) || readFileSync(file, 'utf8') !== content,
);
for (const { file, content } of old) {
  if (!values.check) writeFileSync(file, content);
  const name = path.relative(root, file);
  console.log(
    values.check ? `${name} is behind the sources: npm run languages` : `${name}: written`,
  );
}
for (const { file, content } of values.pseudo ? pseudoCatalogues(root) : []) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`${path.relative(root, file)}: written`);
}
const guide = readFileSync(path.join(root, 'docs', 'translating.md'), 'utf8');
const faults = [
  ...all.flatMap((catalogue) => catalogue.faults),
  ...contradictions(all),
  ...rejectedIn(all, rejectedWords(guide)),
];
for (const fault of faults) console.log(fault);
console.log(`${all.length} catalogues, ${faults.length} translations to do or to mend.`);
if (values.check && (old.length > 0 || faults.length > 0)) process.exitCode = 1;
