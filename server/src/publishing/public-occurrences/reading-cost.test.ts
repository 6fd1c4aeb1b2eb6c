import { sql } from 'drizzle-orm';
import { useTestServer } from '../../../testing';
import { dataImport, dataset, importedOccurrence } from '../../importing/tables';
import { protectImport } from './protection/protect-places';
import { readRules } from './protection/public-rules';
import { importOf } from './protection/recorded-days';
import { importedPlaces } from './public-occurrences';

/** Row counts of a node in an executed query plan. */
const REMOVED = [
  'Rows Removed by Filter',
  'Rows Removed by Join Filter',
  'Rows Removed by Index Recheck',
];

/** Records per range. */
const RANGE = 500;

/** Number of rows that the database read, including nested plans of cluster nodes. */
function rowsOf(plan: unknown): number {
  if (typeof plan !== 'object' || plan === null) return 0;
  const said = new Map<string, unknown>(Object.entries(plan));
  const number = (name: string) => Number(said.get(name) ?? 0);
  const looked = REMOVED.reduce((sum, name) => sum + number(name), number('Actual Rows'));
  const inner = [...said.values()].reduce((sum: number, part) => sum + rowsOf(part), 0);
  return looked * number('Actual Loops') + inner;
}

describe('cost of reading an import of threatened species without days', () => {
  const server = useTestServer();

  /** Adds records, each in its own coarse cell, and returns the cost of reading the first ones. */
  async function costBeside(records: number): Promise<number> {
    const { db } = server.context.database;
    const rules = await readRules(db);
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
    await protectImport(db, rules.coarseCells, one?.id ?? 0);
    return db.transaction(async (tx) => {
      // By default a cluster reports the plan of one node only.
      await tx.execute(sql`set local citus.explain_all_tasks = on`);
      const { rows } = await tx.execute(sql`
        explain (analyze, timing off, format json)
        select * from ${importedPlaces(
          rules,
          sql`${importOf} = ${one?.id ?? 0} and ${importedOccurrence.id} <
            (select min(id) from imported_occurrence) + ${RANGE}`,
        )}`);
      return rowsOf(rows[0]?.['QUERY PLAN']);
    });
  }

  test('needs nearly the same work beside three times as many records', async () => {
    const few = await costBeside(1_000);
    const many = await costBeside(3_000);
    expect(few).toBeGreaterThan(RANGE);
    expect(many).toBeLessThan(few * 1.5);
  });
});
