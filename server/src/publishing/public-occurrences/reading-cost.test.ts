import { sql } from 'drizzle-orm';
import { useTestServer } from '../../../testing';
import { dataImport, dataset } from '../data-import/tables';
import { protectImports } from './protect-places';
import { publicImports } from './public-occurrences';

/** A node of a plan that was run, as PostgreSQL tells it. */
interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** Records of a range that is read in one go. */
const RANGE = 500;

/** Rows that the database looked at. */
function rowsOf(node: PlanNode): number {
  const removed =
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Join Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  const own = (node['Actual Rows'] + removed) * node['Actual Loops'];
  return own + (node.Plans ?? []).reduce((sum, plan) => sum + rowsOf(plan), 0);
}

describe('reading what is public of an import, without days, of threatened species', () => {
  const server = useTestServer();

  /** Adds records, each in a coarse cell of its own, and says what it costs to read the first ones. */
  async function costBeside(records: number): Promise<number> {
    const { database, publicPlaces } = server.context;
    const { db } = database;
    const rules = await publicPlaces.rulesNow();
    const [species = ''] = rules.coarseCells.keys();
    await db.execute(sql`delete from imported_occurrence`);
    const [set] = await db
      .insert(dataset)
      .values({ name: `${records} records` })
      .returning({ id: dataset.id });
    const [one] = await db
      .insert(dataImport)
      .values({
        kind: 'occurrences',
        datasetId: set?.id ?? 0,
        fileName: 'threatened.csv',
        sha256: 'a'.repeat(64),
        keepGood: false,
        state: 'complete',
        runner: 'nobody',
        recordsRead: records,
        recordsTaken: records,
      })
      .returning({ id: dataImport.id });
    await db.execute(sql`
      insert into imported_occurrence (import_id, occurrence_id, record, species, latitude, longitude)
      select ${one?.id ?? 0}, n::text, n, ${species}, 8 + (n / 100) * 0.1, 70 + (n % 100) * 0.1
      from generate_series(1, ${records}::int) as n`);
    await protectImports(db, rules.coarseCells);
    const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(sql`
      explain (analyze, timing off, format json)
      select * from ${publicImports(rules, [...rules.published.keys()])}
      where id < (select min(id) from imported_occurrence) + ${RANGE}`);
    return rowsOf(rows[0]?.['QUERY PLAN'][0].Plan as PlanNode);
  }

  test('costs the same beside three times as many others', async () => {
    const few = await costBeside(1_000);
    const many = await costBeside(3_000);
    expect(few).toBeGreaterThan(RANGE);
    expect(many).toBeLessThan(few * 1.5);
  });
});
