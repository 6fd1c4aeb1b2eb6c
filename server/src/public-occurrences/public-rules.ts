import { eq, sql } from 'drizzle-orm';
import { dataImport } from '../data-import/tables';
import type { Database } from '../database/database';
import { readSpeciesList, type SpeciesList } from '../species-list/read-species-list';
import { coarseCellsOf } from './coarse-cells';

/** What is shown to the public, and how coarsely. */
export interface PublicRules {
  /**
   * The species whose records are shown to everyone. What people typed freely is not among them: it
   * may be anything, and under another spelling a threatened species would be shown where it
   * stands.
   */
  published: SpeciesList;
  coarseCells: ReadonlyMap<string, number>;
  /** Changes when data was imported or removed, maybe by another process. */
  imports: string;
}

/** The database is asked for changes at most this often, in milliseconds. */
const LOOK_MS = 1_000;

/** The complete imports, so written that any change shows. */
async function completeImports(db: Database): Promise<string> {
  const [row] = await db
    .select({
      ids: sql<string | null>`string_agg(${dataImport.id}::text, ',' order by ${dataImport.id})`,
    })
    .from(dataImport)
    .where(eq(dataImport.state, 'complete'));
  return row?.ids ?? '';
}

/** Keeps the rules at hand and reads them again after an import. */
export function keepPublicRules(db: Database): () => Promise<PublicRules> {
  let rules: PublicRules | null = null;
  let lookedAt = 0;
  let running: Promise<PublicRules> | null = null;

  async function look(): Promise<PublicRules> {
    const imports = await completeImports(db);
    if (!rules || rules.imports !== imports) {
      const published = await readSpeciesList(db);
      rules = { published, coarseCells: coarseCellsOf(published), imports };
    }
    lookedAt = performance.now();
    return rules;
  }

  return async () => {
    if (rules && performance.now() - lookedAt < LOOK_MS) return rules;
    running ??= look().finally(() => {
      running = null;
    });
    return running;
  };
}
