/**
 * Statements that a migration must not contain, because servers of the previous version still use the
 * tables: they must find every column they know, and their inserts must succeed. A later version removes
 * columns ("expand, then contract").
 */
const FORBIDDEN: readonly [isIn: (words: Words) => boolean, why: string][] = [
  [beginsWith('drop table'), 'the version before still reads the table'],
  [says('drop column'), 'the version before still reads the column'],
  [
    says('rename to', 'rename column', 'rename constraint'),
    'the version before knows the previous name',
  ],
  [says('set data type', 'alter column * type'), 'the whole table is rewritten under a lock'],
  [says('alter column * set not null'), 'the version before may leave the column empty'],
  [says('alter column * drop default'), 'the version before leaves the column to its default'],
  [
    addsColumn((column) => says('not null')(column) && !says('default')(column)),
    'inserts of the version before give the column no value',
  ],
  [
    addsColumn(says('default random', 'default clock_timestamp', 'default gen_random_uuid')),
    'the whole table is rewritten under a lock',
  ],
  [beginsWith('truncate', 'delete from'), 'data is thrown away'],
];

/** Words of a statement in lower case, without comments, quotation marks and punctuation. */
type Words = readonly string[];

const wordsOf = (statement: string): Words =>
  statement
    .replace(/--.*$/gm, '')
    .replaceAll('"', '')
    .toLowerCase()
    .split(/[\s;(),]+/)
    .filter(Boolean);

/** Whether a phrase matches the words at a position; `*` matches any word. */
const matchesAt = (words: Words, place: number, phrase: string) =>
  phrase.split(' ').every((word, index) => word === '*' || words[place + index] === word);

function says(...phrases: string[]): (words: Words) => boolean {
  return (words) =>
    words.some((_, place) => phrases.some((phrase) => matchesAt(words, place, phrase)));
}

function beginsWith(...phrases: string[]): (words: Words) => boolean {
  return (words) => phrases.some((phrase) => matchesAt(words, 0, phrase));
}

/** Whether a statement adds a matching column; it may add several. */
function addsColumn(isLikeThat: (column: Words) => boolean): (words: Words) => boolean {
  return (words) => {
    const starts = words.flatMap((_, place) =>
      matchesAt(words, place, 'add column') ? [place] : [],
    );
    return starts.some((start, index) => isLikeThat(words.slice(start, starts[index + 1])));
  };
}

/** Tables with a row or more per record, which must not be locked for long. */
export const LARGE_TABLES = ['submission', 'submission_file', 'occurrence', 'audit_entry'] as const;

/**
 * Returns the statements of a migration that are unsafe while the previous version runs, each with the
 * reason. A statement that begins with the comment `-- contract:` and a reason is accepted: its author
 * has checked that no version in use needs the removed object.
 * @param statements Statements of one migration; changes to tables that it creates are safe.
 */
export function unsafeStatements(statements: readonly string[]): string[] {
  const made = new Set(statements.map(wordsOf).filter(beginsWith('create table')).map(tableOf));
  return statements
    .map((statement) => statement.trim())
    .filter((statement) => !/^--\s*contract:\s*\S/.test(statement))
    .flatMap((statement) => {
      const words = wordsOf(statement);
      const table = tableOf(words);
      if (made.has(table)) return [];
      const found = FORBIDDEN.find(([isIn]) => isIn(words));
      const why = found?.[1] ?? lockingLong(words, table);
      return why ? [`${statement.replace(/--.*$/gm, '').trim()}: ${why}`] : [];
    });
}

/** Returns the table of a statement without its schema; empty for none. */
function tableOf(words: Words): string {
  const after = words.slice(words.findIndex((word) => word === 'table' || word === 'on') + 1);
  const name = after.find((word) => !['if', 'not', 'exists', 'only'].includes(word)) ?? '';
  return name.slice(name.indexOf('.') + 1);
}

function lockingLong(words: Words, table: string): string | null {
  if (!LARGE_TABLES.some((large) => large === table)) return null;
  const makesIndex = beginsWith('create index', 'create unique index')(words);
  if (makesIndex && !says('index if not exists')(words)) {
    return 'write IF NOT EXISTS, so that large databases can make the index beforehand, CONCURRENTLY';
  }
  if (says('add constraint')(words) && !says('not valid')(words)) {
    return 'write NOT VALID, and VALIDATE CONSTRAINT in a later migration';
  }
  return null;
}
