import { OCCURRENCE_TERMS, type OccurrenceTerm } from '@aranya/shared/contracts/administration';
import { openCsv } from './csv/csv-table';
import { SITE_COLUMNS, type SiteColumn } from './field-sites/read-site';
import { FileRefused } from './import-job';
import { columnsRead } from './occurrences/stated-reading';
import type { ReadColumn } from './source/column-notes';
import { foundColumns } from './source/found-columns';
import { openSource } from './source/open-source';
import { recogniseKind } from './source/recognise-kind';
import { type FoundColumn, fieldsByName, type RecordTable } from './source/record-table';

/** What a person sees who points at columns. */
export interface ColumnsLookedAt {
  /** What can be read from a column, in the order in which it is asked for. */
  fields: readonly string[];
  /** What the file has, from its first records. */
  columns: readonly FoundColumn[];
  /** What is read from which column, and how that came. */
  read: readonly ReadColumn[];
}

/**
 * Looks at the columns of a file of occurrences, whether or not it can be imported as it is.
 * @returns null for a file that has none
 */
export const lookAtOccurrences = (path: string, stated: ReadonlyMap<OccurrenceTerm, string>) =>
  look(OCCURRENCE_TERMS, stated, () =>
    openSource(path, OCCURRENCE_TERMS, { stated: [...stated.values()] }),
  );

/** The same for field sites; JSON has no columns. */
export const lookAtFieldSites = (path: string, stated: ReadonlyMap<SiteColumn, string>) =>
  look(SITE_COLUMNS, stated, async () =>
    (await recogniseKind(path)) === 'text' ? openCsv(path) : null,
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
      const fields = fieldsByName(table.terms, wanted, { stated, guessedAt });
      return { fields: wanted, columns, read: columnsRead(table, fields) };
    } finally {
      await table.close();
    }
  } catch (error) {
    // The importer says why.
    if (error instanceof FileRefused) return null;
    throw error;
  }
}
