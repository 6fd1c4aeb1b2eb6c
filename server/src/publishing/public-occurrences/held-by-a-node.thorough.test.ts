import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import {
  type Collection,
  openCollection,
  until,
} from '../../../testing/odk-conformance/collection-fixture';
import { testRecord } from '../../../testing/odk-conformance/test-forms';
import { seenBy } from '../../../testing/public-occurrences/compared-index';
import {
  type HeldTransaction,
  promiseCell,
  promiseImported,
  promiseSpecies,
} from '../../../testing/public-occurrences/promised-by-hand';
import { testDatabaseKind } from '../../../testing/test-database';
import { dataImport, dataset, importedOccurrence } from '../data-import/tables';
import { promisedTransactions } from './promised-transactions';
import { openPublicPlaces, type PublicPlaces } from './public-places';

const DAY = 24 * 3_600_000;
/** In place of a minute. */
const STORING_MS = 600;
const RECORD = 'uuid:held-by-a-node';

/** The embedded database has no transactions in two steps. */
const describeHere = testDatabaseKind() === 'pglite' ? describe.skip : describe;

describeHere('records that a node holds for longer than storing takes', () => {
  let collection: Collection;
  let folder: string;
  let now: number;
  beforeEach(async () => {
    collection = await openCollection();
    folder = join(collection.server.settings.dataFolder, 'places of the map');
    now = Date.now();
  });
  afterEach(() => collection.close());

  const database = () => collection.server.context.database.db;
  const address = () => collection.server.settings.databaseUrl as string;
  const open = (path: string | null, delayHours: number) =>
    openPublicPlaces(
      database(),
      { delayHours, clock: () => now, storingMs: STORING_MS },
      path,
      collection.server.context.log,
    );
  const send = (location: string, instanceId?: string) =>
    collection.phone.submit(testRecord({ species: 'Shorea_robusta', location, instanceId }));

  /** Where sal is shown, to the finest cell. */
  const salIn = async (places: PublicPlaces) =>
    JSON.stringify((await seenBy(places))[2]?.find(({ name }) => name === 'shorea robusta'));
  const clock = async () => {
    const { rows } = await database().execute<{ now: string }>(
      sql`select extract(epoch from now()) * 1000 as now`,
    );
    return Number(rows[0]?.now);
  };

  /** Two sal trees beside each other, and in the first one's record a yew that is held; more than its time has passed. */
  async function heldYew(places: PublicPlaces) {
    await send('31.0234 77.0123 0 5', RECORD);
    await send('31.0239 77.0128 0 5');
    return heldFor(places, await promiseSpecies(address(), RECORD, 'Taxus contorta'));
  }

  async function heldFor(places: PublicPlaces, held: HeldTransaction) {
    const from = await clock();
    const exact = await salIn(places);
    await until(async () => {
      await seenBy(places);
      return (await clock()) > from + 3 * STORING_MS;
    });
    expect(await salIn(places)).toBe(exact);
    return { held, exact };
  }

  async function completeImport(): Promise<number> {
    const [set] = await database()
      .insert(dataset)
      .values({ name: 'trees' })
      .returning({ id: dataset.id });
    const [trees] = await database()
      .insert(dataImport)
      .values({
        kind: 'occurrences',
        datasetId: set?.id ?? 0,
        fileName: 'trees.csv',
        sha256: '',
        keepGood: false,
        state: 'complete',
        runner: 'nobody',
        finishedAt: new Date(),
      })
      .returning({ id: dataImport.id });
    return trees?.id ?? 0;
  }

  test('it is known who promised what', async () => {
    await send('31.0234 77.0123 0 5', RECORD);
    const before = await clock();
    const held = await promiseSpecies(address(), RECORD, 'Taxus contorta');
    const { at, silent } = await promisedTransactions(database());
    expect(silent).toEqual([]);
    expect(at.size).toBe(1);
    for (const moment of at.values()) {
      expect(moment).toBeGreaterThan(before - 1_000);
      expect(moment).toBeLessThanOrEqual(await clock());
    }
    await held.commit();
    expect((await promisedTransactions(database())).at.size).toBe(0);
  });

  test.each([
    ['in memory', 'at once', 0],
    ['in files', 'at once', 0],
    ['in memory', 'in batches', 24],
    ['in files', 'in batches', 24],
  ])(
    'with the index %s and records public %s, what is around them is coarse soon after',
    async (where, _, delay) => {
      if (delay > 0) now += 3 * DAY;
      const places = open(where === 'in files' ? folder : null, delay);
      const { held, exact } = await heldYew(places);
      await held.commit();
      await until(async () => (await salIn(places)) !== exact);
      const [, , finest] = await seenBy(places);
      expect(finest?.map(({ name, cells }) => [name, cells.length])).toEqual([
        ['shorea robusta', 1],
        ['taxus contorta', 1],
      ]);
      await places.close();
    },
  );

  test('a start protects what was held when the server stopped', async () => {
    const before = open(folder, 0);
    const { held, exact } = await heldYew(before);
    await before.caughtUp();
    await before.close();
    await held.commit();
    const after = open(folder, 0);
    expect(await salIn(after)).not.toBe(exact);
    await after.close();
  });

  test.each(['in memory', 'in files'])(
    'with the index %s, so is what is around them in an import',
    async (where) => {
      const place = { latitude: 31.0234, longitude: 77.0123 };
      const importId = await completeImport();
      await database()
        .insert(importedOccurrence)
        .values({ importId, occurrenceId: 'tree', record: 1, species: 'shorea robusta', ...place });
      const yew = await promiseImported(address(), importId, 'taxus contorta', place);
      const places = open(where === 'in files' ? folder : null, 24);
      const { held, exact } = await heldFor(places, yew);
      await held.commit();
      await until(async () => (await salIn(places)) !== exact);
      expect((await seenBy(places))[2]?.map(({ name }) => name)).toEqual([
        'shorea robusta',
        'taxus contorta',
      ]);
      await places.close();
    },
  );

  test('a cell that a node did not have yet makes coarse what was read there meanwhile', async () => {
    // Of so many some lie on each node.
    for (let tree = 0; tree < 8; tree += 1) await send(`31.02${tree}4 77.0123 0 5`);
    const places = open(folder, 24);
    now += 3 * DAY;
    await seenBy(places);
    const day = `(now() at time zone 'Asia/Kolkata')::date`;
    const cell = await promiseCell(address(), `${collection.appUserId}, ${day}, 0.1, 310, 770`);
    const cellsOfSal = async () => (await seenBy(places))[2]?.[0]?.cells.length ?? 0;
    await places.caughtUp();
    expect(await cellsOfSal()).toBeGreaterThan(1);
    await heldFor(places, cell);
    await cell.commit();
    await until(async () => (await cellsOfSal()) === 1);
    await places.close();
  });
});
