/**
 * What a migration must not do, because servers of the version before still run on the tables while
 * it runs and for a while after: they must find every column they know, and their inserts must
 * still be taken. What takes something away comes in a later version ("expand, then contract").
 */
const FORBIDDEN: readonly [pattern: RegExp, why: string][] = [
  [/^drop\s+table\b/i, 'the version before still reads the table'],
  [/\bdrop\s+column\b/i, 'the version before still reads the column'],
  [/\brename\s+(to|column|constraint)\b/i, 'the version before knows the former name'],
  [
    /\bset\s+data\s+type\b|\balter\s+column\s+\S+\s+type\b/i,
    'the whole table is written anew under a lock',
  ],
  [/\balter\s+column\s+\S+\s+set\s+not\s+null\b/i, 'the version before may leave the column empty'],
  [
    /\balter\s+column\s+\S+\s+drop\s+default\b/i,
    'the version before leaves the column to its default',
  ],
  [
    /\badd\s+column\b(?=[\s\S]*\bnot\s+null\b)(?![\s\S]*\bdefault\b)/i,
    'inserts of the version before give the column no value',
  ],
  [
    /\badd\s+column\b(?=[\s\S]*\bdefault\s+(random\(|clock_timestamp|gen_random_uuid))/i,
    'the whole table is written anew under a lock',
  ],
  [/^(truncate|delete\s+from)\b/i, 'data is thrown away'],
];

/** Tables with a row or more for every record: nothing may lock them for long. */
export const LARGE_TABLES = ['submission', 'submission_file', 'occurrence', 'audit_entry'] as const;

/**
 * The statements of a migration that are not safe while the version before runs, each with the
 * reason. A statement that begins with the comment `-- contract:` and a reason is let through:
 * whoever writes it has made sure that no version in use needs what it takes away.
 *
 * @param statements of one migration; what they do to tables that they make themselves is safe.
 */
export function unsafeStatements(statements: readonly string[]): string[] {
  const made = new Set(
    statements.flatMap((statement) => /^\s*create\s+table\s+"?(\w+)/i.exec(statement)?.[1] ?? []),
  );
  return statements
    .map((statement) => statement.trim())
    .filter((statement) => !/^--\s*contract:\s*\S/.test(statement))
    .map((statement) => statement.replace(/--.*$/gm, '').trim())
    .flatMap((statement) => {
      const table =
        /\b(?:table|on)\s+(?:if\s+exists\s+|only\s+)?"?(?:public"?\.)?"?(\w+)/i.exec(
          statement,
        )?.[1] ?? '';
      if (made.has(table)) return [];
      const found = FORBIDDEN.find(([pattern]) => pattern.test(statement));
      const why = found?.[1] ?? lockingLong(statement, table);
      return why ? [`${statement}: ${why}`] : [];
    });
}

function lockingLong(statement: string, table: string): string | null {
  if (!LARGE_TABLES.some((large) => large === table)) return null;
  if (/^create\s+(unique\s+)?index\b(?!\s+if\s+not\s+exists)/i.test(statement)) {
    return 'write IF NOT EXISTS, so that large databases can make the index beforehand, CONCURRENTLY';
  }
  if (/\badd\s+constraint\b/i.test(statement) && !/\bnot\s+valid\b/i.test(statement)) {
    return 'write NOT VALID, and VALIDATE CONSTRAINT in a later migration';
  }
  return null;
}
