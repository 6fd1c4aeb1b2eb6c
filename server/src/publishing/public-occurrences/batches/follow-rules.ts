import { and, eq, inArray, sql } from 'drizzle-orm';
import { publicImport } from '../../../collecting/public-places/tables';
import { effectiveName } from '../../../collecting/reviews/effective-name';
import { occurrence } from '../../../collecting/tables';
import { importedOccurrence } from '../../../importing/tables';
import type { Database } from '../../../platform/database/database';
import type { MapState } from '../building/map-state';
import { type Placing, placeImported, placeOccurrences } from '../building/place-pages';
import { protectImport, protectRecords, recordsOfDays } from '../protection/protect-places';
import { changedNames, type PublicRules, rulesByName } from '../protection/public-rules';
import { receivedIn } from './publication-batch';

/** Places all records again whose publication changes with the current species lists. */
export async function followRules(
  tx: Database,
  state: MapState,
  placing: Placing,
): Promise<number> {
  const { rules } = placing;
  const names = changedNames(state.rules, rulesByName(rules));
  if (names.length === 0) return 0;
  const changedCells = new Map([...rules.coarseCells].filter(([name]) => names.includes(name)));
  const isOfThem = inArray(sql`lower(${effectiveName})`, names);
  const days = await protectRecords(
    tx,
    changedCells,
    sql`${receivedIn(null, state.protectedBefore)} and ${isOfThem}`,
  );
  const rows = await tx.select({ id: occurrence.id }).from(occurrence).where(isOfThem);
  const ids = new Set([...rows.map(({ id }) => id), ...(await recordsOfDays(tx, days))]);
  const changed = await placeOccurrences(tx, placing, [...ids]);
  await followRulesOfImports(tx, placing, changedCells, names);
  return changed;
}

async function followRulesOfImports(
  tx: Database,
  placing: Placing,
  changedCells: PublicRules['coarseCells'],
  names: readonly string[],
): Promise<void> {
  const imports = await tx.select().from(publicImport);
  const datasets = new Set<number>();
  for (const { importId, datasetId } of imports) {
    if (await protectImport(tx, changedCells, importId)) datasets.add(datasetId);
  }
  for (const { importId, datasetId } of imports) {
    const isOfThem = datasets.has(datasetId)
      ? undefined
      : inArray(importedOccurrence.species, [...names]);
    const rows = await tx
      .select({ id: importedOccurrence.id })
      .from(importedOccurrence)
      .where(and(eq(importedOccurrence.importId, importId), isOfThem));
    await placeImported(
      tx,
      placing,
      importId,
      rows.map(({ id }) => id),
    );
  }
}
