import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { type Sentence, sentence } from '../../platform/languages/sentence';
import { readSpeciesList } from '../species/read-species-list';
import { importedOccurrence } from '../tables';

const NAMED = 5;

/** Unlisted species are not public; null when all are listed. */
export async function unlistedSpeciesNote(
  db: Database,
  importId: number,
): Promise<Sentence | null> {
  const listed = [...(await readSpeciesList(db)).keys()];
  const { rows } = await db.execute<{ species: string; records: number }>(sql`
    select species, count(*)::int as records from ${importedOccurrence}
    where import_id = ${importId} and species not in ${listed}
    group by species order by records desc, species`);
  if (rows.length === 0) return null;
  const records = rows.reduce((sum, row) => sum + row.records, 0);
  const names = rows.slice(0, NAMED).map(({ species }) => species);
  return sentence(
    '{records} records of {count} names are kept but not on the public map, because no species list has them: {names}. Import a list with these species to show them.',
    {
      records,
      count: rows.length,
      names: rows.length > NAMED ? sentence('{names} and others', { names }) : names,
    },
  );
}
