import { TABLES_FOLDER } from './manifest';

const PART = /^([a-z0-9_]+)\/\d{6,}\.ndjson$/;

/** Null for another entry. */
export function tableOfPart(entry: string): string | null {
  if (!entry.startsWith(TABLES_FOLDER)) return null;
  return PART.exec(entry.slice(TABLES_FOLDER.length))?.[1] ?? null;
}

/** Rows stay texts, so that numbers keep all digits; null if a row has other columns. */
export function rowsOfPart(content: Buffer, columns: readonly string[]): string[] | null {
  const lines = content.toString('utf8').split('\n');
  if (lines.pop() !== '') return null;
  for (const line of lines) {
    const names = namesIn(line);
    if (names?.length !== columns.length) return null;
    if (names.some((name, index) => name !== columns[index])) return null;
  }
  return lines;
}

function namesIn(line: string): string[] | null {
  try {
    const row: unknown = JSON.parse(line);
    return typeof row === 'object' && row !== null ? Object.keys(row) : null;
  } catch {
    return null;
  }
}
