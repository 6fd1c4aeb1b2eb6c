import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { useTestServer } from '../../../testing';
import { saidInEnglish } from '../../../testing/importing/outcome-in-english';
import { useSourceFolder } from '../../../testing/importing/source-file';
import type { Database } from '../../platform/database/database';
import { API_PREFIX } from '../../platform/http/api-prefix';
import { listDatasets, removeDataset } from '../datasets';
import type { Refusal, Refusals } from '../refusals/refusal';
import { dataImport, dataImportRefusal, dataset, importedOccurrence } from '../tables';
import { importOccurrences } from './import-occurrences';

const HEADER =
  'occurrenceID,scientificName,decimalLatitude,decimalLongitude,eventDate,geodeticDatum';

const row = (id: number | string, latitude = 20.5, species = 'Shorea robusta') =>
  `${id},${species},${latitude},84.25,2024-03-12,WGS84`;
const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => row(from + index));
const csv = (...lines: string[]) => [HEADER, ...lines, ''].join('\n');

describe('import of occurrences', () => {
  const server = useTestServer({
    limits: { publicMapPerAddress: { attempts: 100_000, seconds: 60 } },
  });
  const folder = useSourceFolder();
  const db = () => server.context.database.db;

  afterEach(async () => {
    await db().delete(dataset);
  });

  const inMap = async (species = 'Shorea robusta') => {
    const { rows: found } = await db().execute<{ n: number }>(
      (await import('drizzle-orm')).sql`select count(*)::int as n from ${importedOccurrence}
        join ${dataImport} on ${dataImport.id} = ${importedOccurrence.importId}
        where ${dataImport.state} = 'complete' and species = ${species.toLowerCase()}`,
    );
    return found[0]?.n ?? 0;
  };
  const stored = () => db().select().from(importedOccurrence);
  const all = async (refusals: Refusals) => {
    const list: Refusal[] = [];
    for await (const one of refusals) list.push(one);
    return list;
  };

  test('shows an imported file on the public map and in no counter', async () => {
    const source = await folder.source(csv(row('a'), row('b', 31.01, 'Taxus contorta Griff.')));
    const outcome = await importOccurrences(db(), { source, dataset: 'Herbarium' });
    expect(outcome).toMatchObject({
      status: 'complete',
      recordsRead: 2,
      recordsTaken: 2,
      recordsRefused: 0,
    });
    const url = `${API_PREFIX}/public-occurrences?bbox=68,6,98,38&zoom=5`;
    let view = (await server.app.inject({ url })).json();
    const until = Date.now() + 20_000;
    while (view.total < 2 && Date.now() < until) view = (await server.app.inject({ url })).json();
    expect(
      view.features.map((one: { geometry: { coordinates: number[] } }) => one.geometry.coordinates),
    ).toEqual([
      [84.25, 20.5],
      // Threatened species: the middle of its grid cell.
      [84.25, 31.05],
    ]);
    const counters = (await server.app.inject({ url: `${API_PREFIX}/getDetails` })).json();
    expect(counters.rows[0].totalcontributions).toBe(0);
  });

  test('counts a dataset on the home page when the operator says so', async () => {
    const source = await folder.source(csv(...rows(0, 3)));
    await importOccurrences(db(), { source, dataset: 'Ours', counted: true });
    const counters = (await server.app.inject({ url: `${API_PREFIX}/getDetails` })).json();
    expect(counters.rows[0]).toMatchObject({ totalspecies: 1, totalcontributions: 3 });
  });

  test('stores refusals of texts with halves of characters', async () => {
    const feature = (properties: object, id?: string) => ({
      ...{ type: 'Feature', properties, id },
      geometry: { type: 'Point', coordinates: [84.2, 20.5] },
    });
    const sal = { scientificName: 'Shorea robusta' };
    const features = [
      feature(sal, 'good'),
      feature({ scientificName: 'Sal \ud800' }),
      feature(sal, '\udc00'),
      feature({ ...sal, coordinateUncertaintyInMeters: '\ud83d' }),
      feature({ ...sal, geodeticDatum: 'a\ud83d' }),
      feature({ ...sal, eventDate: '\ud800' }),
      // Cutting this one for the report divides a pair.
      feature({ ...sal, coordinateUncertaintyInMeters: `a${'🌳'.repeat(60)}` }),
    ];
    const text = JSON.stringify({ type: 'FeatureCollection', features });
    const source = await folder.source(text, 'halves.geojson');
    const outcome = await importOccurrences(db(), { source, dataset: 'Halves', keepGood: true });
    expect(outcome).toMatchObject({ status: 'complete', recordsTaken: 1, recordsRefused: 6 });
    expect((await all(outcome.refusals())).map(({ reason }) => reason)).toEqual([
      ...['unstorable', 'unstorable', 'uncertainty', 'datum', 'unstorable', 'uncertainty'],
    ]);
  });

  test('refuses the file for one invalid record and stores nothing', async () => {
    const source = await folder.source(csv(...rows(0, 5000), row('x', 120), row('y')));
    const outcome = await importOccurrences(db(), { source, dataset: 'D' });
    expect(outcome).toMatchObject({ status: 'refused', recordsRead: 5002, recordsTaken: 0 });
    expect(await all(outcome.refusals())).toEqual([
      { record: 5001, field: 'decimalLatitude', value: '120', reason: 'off_earth' },
    ]);
    expect(await stored()).toEqual([]);
  });

  test('imports the valid records with keepGood, and lists the others', async () => {
    const source = await folder.source(csv(row('a'), row('x', 120), row('b'), row('a')));
    const outcome = await importOccurrences(db(), { source, dataset: 'D', keepGood: true });
    expect(outcome).toMatchObject({ status: 'complete', recordsTaken: 2, recordsRefused: 2 });
    expect((await all(outcome.refusals())).map(({ record, reason }) => [record, reason])).toEqual([
      [2, 'off_earth'],
      [4, 'duplicate'],
    ]);
    expect(await inMap()).toBe(2);
  });

  test('retries a transaction after a conflict and counts its records once', async () => {
    const source = await folder.source(csv(row('a'), row('x', 120), row('b'), row('a')));
    let transactions = 0;
    const transaction = (work: (tx: Database) => Promise<unknown>) =>
      db().transaction(async (tx) => {
        const done = await work(tx);
        transactions += 1;
        // The first transaction begins the import, the third stores records.
        if (transactions === 1 || transactions === 3) throw deadlock();
        return done;
      });
    const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' });
    const disturbed = new Proxy(db(), {
      get: (target, key) => (key === 'transaction' ? transaction : Reflect.get(target, key)),
    });
    const outcome = await importOccurrences(disturbed, { source, dataset: 'D', keepGood: true });
    expect(transactions).toBeGreaterThan(3);
    expect(outcome).toMatchObject({ status: 'complete', recordsTaken: 2, recordsRefused: 2 });
    expect((await all(outcome.refusals())).map(({ record }) => record)).toEqual([2, 4]);
    expect(await inMap()).toBe(2);
  });

  test('finds the same faults in a dry run and stores nothing', async () => {
    const source = await folder.source(csv(row('a'), row('x', 120), row('b'), row('a')));
    const outcome = await importOccurrences(null, { source, dataset: 'D' });
    expect(outcome).toMatchObject({ status: 'refused', recordsRefused: 2 });
    expect((await all(outcome.refusals())).map(({ record, reason }) => [record, reason])).toEqual([
      [2, 'off_earth'],
      [4, 'duplicate'],
    ]);
    const good = await folder.source(csv(row('a'), row('b')));
    expect(await importOccurrences(null, { source: good, dataset: 'D' })).toMatchObject({
      status: 'checked',
      recordsTaken: 2,
    });
    expect(await listDatasets(db())).toEqual([]);
  });

  test('ignores the same file; a newer file replaces equal ids and adds others', async () => {
    const first = await folder.source(csv(row('a'), row('b')));
    await importOccurrences(db(), { source: first, dataset: 'D' });
    expect(await importOccurrences(db(), { source: first, dataset: 'D' })).toMatchObject({
      status: 'already-there',
    });
    const second = await folder.source(csv(row('b', 21), row('c')));
    expect(await importOccurrences(db(), { source: second, dataset: 'D' })).toMatchObject({
      status: 'complete',
      recordsReplaced: 1,
    });
    const now = (await stored()).map(({ occurrenceId, latitude }) => [occurrenceId, latitude]);
    expect(now.sort()).toEqual([
      ['a', 20.5],
      ['b', 21],
      ['c', 20.5],
    ]);
    // The first file is imported again, because its content differs from the stored records.
    await importOccurrences(db(), { source: first, dataset: 'D' });
    expect((await stored()).length).toBe(3);
    const third = await folder.source(csv(row('z')));
    await importOccurrences(db(), { source: third, dataset: 'D', replace: true });
    expect((await stored()).map(({ occurrenceId }) => occurrenceId)).toEqual(['z']);
    expect(await listDatasets(db())).toHaveLength(1);
  });

  test('accepts the same id in two datasets', async () => {
    const source = await folder.source(csv(row('a')));
    await importOccurrences(db(), { source, dataset: 'One' });
    await importOccurrences(db(), { source, dataset: 'Two' });
    expect(await inMap()).toBe(2);
    expect(await removeDataset(db(), 'One')).toBe(true);
    expect(await removeDataset(db(), 'One')).toBe(false);
    expect(await inMap()).toBe(1);
  });

  test('names species that are not public because no list has them', async () => {
    const source = await folder.source(csv(row('a', 20, 'Shorea sp.'), row('b')));
    const { notes } = saidInEnglish(await importOccurrences(db(), { source, dataset: 'D' }));
    expect(notes[0]).toContain('1 records of 1 names are kept but not on the public map');
    expect(notes[0]).toContain('shorea sp.');
  });

  test('continues after an interruption at any batch without duplicates or gaps', async () => {
    const total = 14_000;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(4), { maxLength: 5 }), fc.boolean(), async (stops, bad) => {
        const lines = rows(0, total);
        if (bad) lines[9000] = row('bad', 200);
        const source = await folder.source(csv(...lines));
        const wanted = { source, dataset: 'D', keepGood: bad };
        let outcome = null;
        for (const stop of [...stops, null]) {
          const controller = new AbortController();
          let batches = 0;
          outcome = await importOccurrences(
            db(),
            { ...wanted, signal: controller.signal },
            ({ phase }) => {
              if (phase !== 'records' || stop === null) return;
              if (batches === stop) controller.abort();
              batches += 1;
            },
          );
          if (outcome.status !== 'stopped') break;
          expect(await inMap()).toBe(0);
        }
        expect(outcome).toMatchObject({
          status: 'complete',
          recordsRead: total,
          recordsTaken: bad ? total - 1 : total,
          recordsRefused: bad ? 1 : 0,
        });
        expect(await inMap()).toBe(bad ? total - 1 : total);
        const numbers = new Set((await stored()).map(({ record }) => record));
        expect(numbers.size).toBe(bad ? total - 1 : total);
        await db().delete(dataset);
      }),
      { numRuns: 3 },
    );
  }, 240_000);

  test('continues the later of two runs of the same file and stops the other', async () => {
    const source = await folder.source(csv(...rows(0, 12_500)));
    let second: Promise<unknown> | null = null;
    const first = importOccurrences(db(), { source, dataset: 'D' }, ({ recordsRead }) => {
      if (recordsRead > 0) second ??= importOccurrences(db(), { source, dataset: 'D' });
    });
    const ends = await Promise.allSettled([
      first,
      first.then(
        () => second,
        () => second,
      ),
    ]);
    const done = ends.map((one) => (one.status === 'rejected' ? String(one.reason) : 'done'));
    expect(done.filter((one) => one === 'done').length).toBeGreaterThan(0);
    for (const one of done) expect(one).toMatch(/^done$|Another process imports the same file/);
    expect(await inMap()).toBe(12_500);
  });

  test('stores nothing when the file becomes unreadable half way', async () => {
    const source = await folder.source(csv(...rows(0, 5000), `"never closed,1,2`));
    await expect(importOccurrences(db(), { source, dataset: 'D' })).rejects.toThrow(
      /quotation mark .* is opened and not closed/,
    );
    expect(await stored()).toEqual([]);
  });

  test('counts refusals beyond the listed ones', async () => {
    const source = await folder.source(csv(...rows(0, 3).map((one) => one.replace('20.5', '99'))));
    const outcome = await importOccurrences(db(), { source, dataset: 'D', keepGood: true });
    expect(outcome).toMatchObject({ status: 'refused', recordsRefused: 3 });
    const [kept] = await db().select().from(dataImport);
    expect(
      await db()
        .select()
        .from(dataImportRefusal)
        .where(eq(dataImportRefusal.importId, kept?.id ?? 0)),
    ).toHaveLength(3);
  });
});
