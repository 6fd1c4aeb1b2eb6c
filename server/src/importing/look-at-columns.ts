import { OCCURRENCE_TERMS, type OccurrenceTerm } from '@aranya/shared/contracts/administration';
import { SITE_COLUMNS, type SiteColumn } from './field-sites/read-site';
import type { ReadColumn } from './files/source/column-notes';
import { foundColumns } from './files/source/found-columns';
import { knownExport } from './files/source/known-exports';
import { openSource, openTable } from './files/source/open-source';
import { type FoundColumn, fieldsByName, type RecordTable } from './files/source/record-table';
import { FileRefused } from './import-job';
import { columnsRead } from './occurrences/stated-reading';

export interface ColumnsLookedAt {
  /** In the order of the form. */
  fields: readonly string[];
  /** From the first records. */
  columns: readonly FoundColumn[];
  read: readonly ReadColumn[];
}

/** Works even if the file cannot be imported. @returns null for a file without columns */
export const lookAtOccurrences = (path: string, stated: ReadonlyMap<OccurrenceTerm, string>) =>
  look(OCCURRENCE_TERMS, stated, () =>
    openSource(path, OCCURRENCE_TERMS, { stated: [...stated.values()] }),
  );

/** Null for JSON. */
export const lookAtFieldSites = (path: string, stated: ReadonlyMap<SiteColumn, string>) =>
  look(SITE_COLUMNS, stated, () =>
    openTable(path, undefined, [...SITE_COLUMNS, ...stated.values()]),
  );

async function look<Name extends string>(
  wanted: readonly Name[],
  stated: ReadonlyMap<Name, string>,
  open: () => Promise<RecordTable | null>,
): Promise<ColumnsLookedAt | null> {
  try {
    const table = await open();
    if (!table) return null;
    try {
      const columns = await foundColumns(table);
      const { guessedAt } = table.properties ?? {};
      const suggested = table.properties ? undefined : knownExport(table.terms)?.columns;
      const fields = fieldsByName(table.terms, wanted, { stated, guessedAt, suggested });
      return { fields: wanted, columns, read: columnsRead(table, fields) };
    } finally {
      await table.close();
    }
  } catch (error) {
    // The import reports the reason.
    if (error instanceof FileRefused) return null;
    throw error;
  }
}
