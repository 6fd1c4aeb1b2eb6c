import { parseArgs } from 'node:util';
import { LICENCES, type Licence } from '@aranya/shared/contracts';
import { DATE_ORDERS, type DateOrder } from '@aranya/shared/contracts/administration';
import { OCCURRENCE_TERMS, SITE_COLUMNS } from '../../importing';
import { UsageError } from '../run-command';

export const USAGE = `npm run data -- import occurrences FILE --dataset NAME   CSV, Excel, LibreOffice, GeoJSON, shapefile, GeoPackage or Darwin Core Archive
npm run data -- import species FILE                      CSV or JSON
npm run data -- import blocks FILE --state NAME          GeoJSON, shapefile or GeoPackage; Odisha or Himachal Pradesh
npm run data -- import field-sites FILE                  CSV or JSON
npm run data -- list                                     datasets and their imports
npm run data -- licence records LICENCE                  of records that are received from now on: CC0-1.0, CC-BY-4.0, CC-BY-NC-4.0
npm run data -- licence dataset NAME LICENCE             of a dataset with all its records
npm run data -- remove dataset NAME                      a dataset with all its records
npm run data -- remove blocks --state NAME               back to the blocks that come with the server

With every import:
  --dry-run          check everything, keep nothing; works while the server runs
  --keep-good        take the good records; without it one bad record refuses the file
  --report FILE      where refused records are listed; by default FILE.refused.csv in this folder
  --new              make the database where there is none yet
  --encoding NAME    of a text file that is not UTF-8, such as windows-1252

With occurrences:
  --dataset NAME     the source they come from; record ids are unique in it
  --replace          the file replaces everything in the dataset
  --dates ORDER      day-first or month-first, where dates such as 12/03/2024 have two meanings
  --counted          they count on the home page as contributions; --not-counted takes that back

With occurrences and field-sites:
  --column TERM=COLUMN   read a term from this column, such as eventDate="Seen on"; TERM= reads it from
                     none; repeated

With licence records:
  --also-before      also for records that were received before any licence was chosen

With blocks, where names are in other properties than state_name, district_n, Block_Na_1:
  --state-name-from PROPERTY --district-name-from PROPERTY --block-name-from PROPERTY

With occurrences and blocks:
  --epsg CODE        the places are in this system, such as 32645, and are converted to WGS84

An interrupted import continues when the same command is run again. docs/data-import.md
says what is refused and why.

Exit code: 0 done, 1 refused or failed, 2 wrong words, 130 interrupted.`;

export type DataWords =
  | { action: 'help' }
  | { action: 'list' }
  | { action: 'licence-records'; licence: Licence; alsoBefore: boolean }
  | { action: 'licence-dataset'; name: string; licence: Licence }
  | { action: 'remove-dataset'; name: string }
  | { action: 'remove-blocks'; state: string }
  | ImportWords;

export type ImportWords = ReturnType<typeof importWords>;

const KINDS = ['occurrences', 'species', 'blocks', 'field-sites'] as const;
export type ImportKind = (typeof KINDS)[number];

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  'dry-run': { type: 'boolean' },
  'keep-good': { type: 'boolean' },
  new: { type: 'boolean' },
  report: { type: 'string' },
  encoding: { type: 'string' },
  dataset: { type: 'string' },
  replace: { type: 'boolean' },
  counted: { type: 'boolean' },
  'not-counted': { type: 'boolean' },
  column: { type: 'string', multiple: true },
  epsg: { type: 'string' },
  dates: { type: 'string' },
  state: { type: 'string' },
  'state-name-from': { type: 'string' },
  'district-name-from': { type: 'string' },
  'block-name-from': { type: 'string' },
  'also-before': { type: 'boolean' },
} as const;

const wrong = (sentence: string) => new UsageError(`${sentence}\n\n${USAGE}`);

const NAME_CHARACTERS = 100;

function datasetNamed(name: string | undefined): string {
  const given = name?.trim() ?? '';
  if (!given) throw wrong('Say which dataset the occurrences belong to: --dataset NAME.');
  if (given.length > NAME_CHARACTERS) {
    throw wrong(`The name of a dataset has at most ${NAME_CHARACTERS} characters.`);
  }
  return given;
}

function licenceNamed(given: string | undefined): Licence {
  const licence = LICENCES.find((one) => one.toLowerCase() === given?.toLowerCase());
  if (!licence) throw wrong(`There is no licence ${given ?? ''}: give ${LICENCES.join(', ')}.`);
  return licence;
}

/** Each term may occur once. */
function columnsStated<Term extends string>(
  given: readonly string[],
  terms: readonly Term[],
): Map<Term, string> {
  const columns = new Map<Term, string>();
  for (const pair of given) {
    const [before = '', ...rest] = pair.split('=');
    const name = before.trim();
    const column = rest.join('=').trim();
    const term = terms.find((one) => one.toLowerCase() === name.toLowerCase());
    if (!term || rest.length === 0) {
      throw wrong(`--column ${pair}: write TERM=COLUMN, with a term from ${terms.join(', ')}.`);
    }
    if (columns.has(term)) throw wrong(`--column: ${term} is given twice.`);
    columns.set(term, column);
  }
  return columns;
}

function epsgCode(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const [, code] = /^(?:EPSG:)?(\d{4,6})$/i.exec(given) ?? [];
  if (!code) throw wrong(`--epsg ${given}: give the number of the EPSG register, such as 32645.`);
  return Number(code);
}

function dateOrder(given: string | undefined, kind: ImportKind): DateOrder | undefined {
  if (given === undefined) return undefined;
  if (kind !== 'occurrences') throw wrong('--dates is for occurrences.');
  const order = DATE_ORDERS.find((one) => one === given);
  if (!order) throw wrong(`--dates ${given}: give ${DATE_ORDERS.join(' or ')}.`);
  return order;
}

function parse(words: string[]) {
  try {
    return parseArgs({ args: words, allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw wrong((error as Error).message);
  }
}

/** @throws UsageError with a sentence and the usage */
export function dataWords(words: string[]): DataWords {
  const { values, positionals } = parse(words);
  const [action, what, name, ...others] = positionals;
  if (values.help || !action || action === 'help') return { action: 'help' };
  if (action === 'licence' && what === 'dataset' && name && others.length < 2) {
    return { action: 'licence-dataset', name, licence: licenceNamed(others[0]) };
  }
  if (others.length > 0) throw wrong(`What is ${others[0]}? Put names with spaces in quotes.`);
  if (action === 'list' && !what) return { action: 'list' };
  if (action === 'licence' && what === 'records') {
    const alsoBefore = values['also-before'] ?? false;
    return { action: 'licence-records', licence: licenceNamed(name), alsoBefore };
  }
  if (action === 'remove' && what === 'dataset' && name) return { action: 'remove-dataset', name };
  if (action === 'remove' && what === 'blocks' && values.state) {
    return { action: 'remove-blocks', state: values.state };
  }
  if (action !== 'import') throw wrong(`There is no ${positionals.join(' ')}.`);
  return importWords(values, what, name);
}

function importWords(
  values: ReturnType<typeof parse>['values'],
  what: string | undefined,
  name: string | undefined,
) {
  const kind = KINDS.find((one) => one === what);
  if (!kind) throw wrong(`Imported are ${KINDS.join(', ')}; not ${what ?? 'nothing'}.`);
  if (!name) throw wrong(`Which file? npm run data -- import ${kind} FILE`);
  if (values.counted && values['not-counted']) {
    throw wrong('Give one of --counted and --not-counted.');
  }
  if (values.column && kind !== 'occurrences' && kind !== 'field-sites') {
    throw wrong('--column is for occurrences and field-sites.');
  }
  if (values.epsg && kind !== 'occurrences' && kind !== 'blocks') {
    throw wrong('--epsg is for occurrences and blocks.');
  }
  if (kind === 'blocks' && !values.state) throw wrong('Say whose blocks they are: --state NAME.');
  return {
    action: 'import' as const,
    kind,
    file: name,
    dryRun: values['dry-run'] ?? false,
    keepGood: values['keep-good'] ?? false,
    /** True if the command may create a database. */
    isNew: values.new ?? false,
    report: values.report,
    encoding: values.encoding,
    dataset: kind === 'occurrences' ? datasetNamed(values.dataset) : '',
    replace: values.replace ?? false,
    counted: values.counted ? true : values['not-counted'] ? false : undefined,
    state: values.state ?? '',
    columns: columnsStated(kind === 'occurrences' ? (values.column ?? []) : [], OCCURRENCE_TERMS),
    siteColumns: columnsStated(kind === 'field-sites' ? (values.column ?? []) : [], SITE_COLUMNS),
    epsg: epsgCode(values.epsg),
    dates: dateOrder(values.dates, kind),
    names: {
      state: values['state-name-from'],
      district: values['district-name-from'],
      block: values['block-name-from'],
    },
  };
}
