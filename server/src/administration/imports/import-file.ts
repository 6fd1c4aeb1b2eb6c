import { type ImportQuery, OCCURRENCE_TERMS } from '@aranya/shared/contracts/administration';
import {
  FileRefused,
  type ImportSource,
  importBlocks,
  importFieldSites,
  importOccurrences,
  importSpecies,
  lookAtFieldSites,
  lookAtOccurrences,
  SITE_COLUMNS,
} from '../../importing';
import { readRules } from '../../publishing/public-occurrences/protection/public-rules';
import type { PublishingContext } from '../../publishing/publishing-context';
import { ADMINISTRATION_LIMITS } from '../limits';
import { mappingOf, statedColumns } from './columns';
import { importCards } from './import-cards';
import { type Imported, importedBy, wholeFileRefused } from './imported';
import { protectedCellsOf, publicPreview } from './public-preview';

/** An unreadable file is reported, not thrown. */
export async function importFile(
  context: PublishingContext,
  source: ImportSource,
  query: ImportQuery,
): Promise<Imported> {
  const found = await lookedAt(source, query);
  const mapping = found && { mapping: mappingOf(found) };
  try {
    return { ...(await taken(context, source, query)), ...mapping };
  } catch (error) {
    if (error instanceof FileRefused) return { ...wholeFileRefused(error.said), ...mapping };
    throw error;
  }
}

/** Also for a refused file, so that a person can choose other columns. */
async function lookedAt({ path }: ImportSource, query: ImportQuery) {
  if (query.kind === 'occurrences') {
    return lookAtOccurrences(path, statedColumns(query, OCCURRENCE_TERMS));
  }
  if (query.kind === 'field-sites') {
    return lookAtFieldSites(path, statedColumns(query, SITE_COLUMNS));
  }
  return null;
}

async function taken(
  { database: { db }, publicPlaces, settings }: PublishingContext,
  source: ImportSource,
  query: ImportQuery,
): Promise<Imported> {
  const options = { source, keepGood: query.keepGood === 'yes' };
  const only = query.check === 'yes';
  switch (query.kind) {
    case 'cards':
      return importCards(db, source, query);
    case 'blocks': {
      const folder = only ? null : settings.dataFolder;
      const names = {
        state: query.stateFrom || undefined,
        district: query.districtFrom || undefined,
        block: query.blockFrom || undefined,
      };
      return importedBy(await importBlocks(folder, { ...options, state: query.state, names }));
    }
    case 'species':
      return importedBy(
        await importSpecies(only ? null : db, {
          ...options,
          whenStored: publicPlaces.followLists,
        }),
      );
    case 'occurrences': {
      const dataset = query.dataset ?? '';
      const preview = only
        ? publicPreview(await readRules(db), await protectedCellsOf(db, dataset))
        : null;
      const imported = await importedBy(
        await importOccurrences(only ? null : db, {
          ...options,
          dataset,
          replace: query.replace === 'yes',
          dates: query.dates,
          columns: statedColumns(query, OCCURRENCE_TERMS),
          maxRecords: ADMINISTRATION_LIMITS.occurrencesRecords,
          onChecked: preview?.see,
        }),
      );
      const isChecked = preview && imported.status === 'checked';
      return isChecked ? { ...imported, preview: preview.preview() } : imported;
    }
    case 'field-sites': {
      const columns = statedColumns(query, SITE_COLUMNS);
      return importedBy(await importFieldSites(only ? null : db, { ...options, columns }));
    }
  }
}
