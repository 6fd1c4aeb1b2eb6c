import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { sentence } from '../../platform/languages/sentence';
import { openList } from '../files/source/open-list';
import {
  FileRefused,
  type ImportOptions,
  type ImportOutcome,
  type OnProgress,
} from '../import-job';
import { checkList, noteListImport } from '../list-import';
import { type ReadSite, SITE_COLUMNS, type SiteColumn, siteOfEntry, siteOfRow } from './read-site';
import { fieldSite, fieldSiteQuestionnaire, fieldSiteSpecies } from './tables';

export interface FieldSiteImportOptions extends ImportOptions {
  /** Empty for a field that is not read. */
  columns?: ReadonlyMap<SiteColumn, string>;
}

function entriesOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  const { type } = (value ?? {}) as { type?: unknown };
  throw new FileRefused(
    type === 'FeatureCollection'
      ? sentence(
          'Field sites are no GeoJSON: they are a CSV file, or a JSON list of sites. docs/data-import.md shows both.',
        )
      : sentence('The JSON file must be a list of field sites. docs/data-import.md shows one.'),
  );
}

/** Replaces existing sites of the same name. @param db null for a dry run. @throws FileRefused */
export async function importFieldSites(
  db: Database | null,
  options: FieldSiteImportOptions,
  onProgress: OnProgress = () => undefined,
): Promise<ImportOutcome> {
  const list = await openList(options.source.path, SITE_COLUMNS, ['name'], {
    encoding: options.encoding,
    stated: options.columns,
  });
  const shared = { keyOf: ({ name }: ReadSite) => name, keyField: 'name' };
  const { entries, outcome: checked } =
    list.kind === 'csv'
      ? await checkList({ ...shared, records: list.records, read: siteOfRow }, options, onProgress)
      : await checkList(
          { ...shared, records: entriesOf(list.value), read: siteOfEntry },
          options,
          onProgress,
        );
  const outcome = list.kind === 'csv' ? { ...checked, notes: list.notes() } : checked;
  if (!db || outcome.status === 'refused') return outcome;
  const recordsReplaced = await db.transaction(async (tx) => {
    const names = entries.map(({ name }) => name);
    const gone = await tx
      .delete(fieldSite)
      .where(inArray(fieldSite.name, names))
      .returning({ id: fieldSite.id });
    for (const site of entries) await storeSite(tx, site);
    await noteListImport(tx, 'field-sites', options, outcome);
    return gone.length;
  });
  return { ...outcome, status: 'complete', recordsReplaced };
}

async function storeSite(tx: Database, site: ReadSite): Promise<void> {
  const { name, viewers, species, questionnaires } = site;
  const [row] = await tx
    .insert(fieldSite)
    .values({ name, viewers })
    .returning({ id: fieldSite.id });
  if (!row) throw new Error(`The field site ${name} was not stored.`);
  const siteId = row.id;
  if (species.length > 0) {
    await tx
      .insert(fieldSiteSpecies)
      .values(species.map((one, position) => ({ siteId, position, ...one })));
  }
  if (questionnaires.length > 0) {
    await tx.insert(fieldSiteQuestionnaire).values(
      questionnaires.map((one, position) => ({
        siteId,
        position,
        forestData: JSON.stringify(one),
      })),
    );
  }
}
