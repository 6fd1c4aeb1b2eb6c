import type { ImportQuery } from '@aranya/shared/contracts/administration';
import {
  FileRefused,
  type ImportSource,
  importBlocks,
  importFieldSites,
  importSpecies,
} from '../../../publishing/data-import';
import type { PublishingContext } from '../../../publishing/publishing-context';
import { importCards } from './import-cards';
import { type Imported, importedBy, wholeFileRefused } from './imported';

/** Takes in a file, or checks it and keeps nothing; a file that cannot be read is no error. */
export async function importFile(
  context: Pick<PublishingContext, 'database' | 'settings'>,
  source: ImportSource,
  query: ImportQuery,
): Promise<Imported> {
  try {
    return await taken(context, source, query);
  } catch (error) {
    if (error instanceof FileRefused) return wholeFileRefused(error.message);
    throw error;
  }
}

async function taken(
  { database: { db }, settings }: Pick<PublishingContext, 'database' | 'settings'>,
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
      return importedBy(await importSpecies(only ? null : db, options));
    case 'field-sites':
      return importedBy(await importFieldSites(only ? null : db, options));
  }
}
