import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { signedInPerson, type TestPerson, useTestServer } from '../../../testing';
import { dataImport, dataset, importedOccurrence } from '../../importing/tables';
import { protectImport } from '../../publishing/public-occurrences/protection/protect-places';
import { readRules } from '../../publishing/public-occurrences/protection/public-rules';
import { importedPlaces } from '../../publishing/public-occurrences/public-occurrences';

describe('importing a file', () => {
  const server = useTestServer();
  let administrator: TestPerson;
  beforeAll(async () => {
    administrator = await signedInPerson(server, { isAdministrator: true, isCommForUser: true });
  });

  const send = (query: Record<string, string>, payload: string | Buffer) =>
    server.app.inject({
      method: 'POST',
      url: `/api/aranya/administration/imports?${new URLSearchParams({ name: 'a file', ...query })}`,
      headers: { ...administrator.headers, 'content-type': 'application/octet-stream' },
      payload,
    });
  const imported = async (query: Record<string, string>, text: string) =>
    (await send(query, text)).json();

  test('imports field sites completely and shows them to staff', async () => {
    const answer = await imported(
      { kind: 'field-sites' },
      '\uFEFFname,species,legalOwner\r\nଜାମଦା,"Sal, Shorea robusta | Tree",The State\r\n',
    );
    expect(answer).toMatchObject({
      status: 'complete',
      recordsTaken: 1,
      refused: [],
      report: null,
    });
    const sites = await server.app.inject({
      method: 'POST',
      url: '/api/aranya/getData',
      headers: administrator.headers,
      payload: { userId: '1', getSitesOnly: true },
    });
    expect(sites.body).toContain('ଜାମଦା');
  });

  test('reports the detected columns of blocks and accepts others', async () => {
    const square = [
      [84, 20],
      [84, 21],
      [85, 21],
      [84, 20],
    ];
    const geometry = { type: 'Polygon', coordinates: [square] };
    const feature = { type: 'Feature', properties: { dt: 'Angul', blk: 'A' }, geometry };
    const text = JSON.stringify({ type: 'FeatureCollection', features: [feature] });
    const query = { kind: 'blocks', state: 'Odisha', check: 'yes' };
    expect(await imported(query, text)).toMatchObject({
      status: 'refused',
      columns: ['dt', 'blk'],
      notes: ['Columns ignored: dt, blk.'],
      refused: [{ field: 'district_n', sentence: 'district_n is needed.' }],
    });
    const pointed = { ...query, districtFrom: 'dt', blockFrom: 'blk' };
    expect(await imported(pointed, text)).toMatchObject({
      status: 'checked',
      notes: [
        'Columns read as stated: the name of the district from dt, the name of the block from blk.',
      ],
    });
    expect(await imported({ ...pointed, stateFrom: 'dt' }, text)).toMatchObject({
      status: 'refused',
      sentence: 'dt names other states only.',
    });
    const tooLong = await send({ ...query, blockFrom: 'x'.repeat(121) }, text);
    expect(tooLong.statusCode).toBe(400);
    expect(tooLong.json().fields).toEqual([
      { field: 'blockFrom', message: 'At most 120 characters.' },
    ]);
  });

  const TREES =
    'Tree,North,East,Seen,Collector\r\nShorea robusta,20.5,84.2,2024-03-12,A\r\nPinus roxburghii,31.5,77.2,,B\r\n';

  test('reports the columns of a refused occurrence file with their first values', async () => {
    const query = { kind: 'occurrences', dataset: 'Herbarium', check: 'yes' };
    const refused = await imported(query, TREES);
    expect(refused).toMatchObject({
      status: 'refused',
      sentence: expect.stringMatching(/^The file has no column scientificName, decimalLatitude/),
      mapping: {
        columns: [
          { name: 'Tree', values: ['Shorea robusta', 'Pinus roxburghii'] },
          { name: 'North', values: ['20.5', '31.5'] },
          { name: 'East', values: ['84.2', '77.2'] },
          { name: 'Seen', values: ['2024-03-12'] },
          { name: 'Collector', values: ['A', 'B'] },
        ],
      },
    });
    expect(refused.mapping.fields).toContainEqual({ field: 'eventDate', column: null, how: null });
    const columns = JSON.stringify({
      scientificName: 'Tree',
      decimalLatitude: 'North',
      decimalLongitude: 'East',
      eventDate: 'Seen',
    });
    const checked = await imported({ ...query, columns }, TREES);
    expect(checked).toMatchObject({ status: 'checked', recordsTaken: 2, sentence: null });
    expect(checked.mapping.fields).toContainEqual({
      field: 'eventDate',
      column: 'Seen',
      how: 'stated',
    });
    expect(checked.notes).toContain('Columns ignored: Collector.');
    expect(await imported({ ...query, columns, check: 'no' }, TREES)).toMatchObject({
      status: 'complete',
      recordsTaken: 2,
    });
    expect(await imported({ ...query, columns, check: 'no' }, TREES)).toMatchObject({
      status: 'complete',
      recordsTaken: 0,
      sentence: expect.stringMatching(/^This file was imported on /),
    });
    const gone = { ...query, columns: JSON.stringify({ scientificName: 'Baum' }) };
    expect(await imported(gone, TREES)).toMatchObject({
      status: 'refused',
      sentence: expect.stringMatching(/^The file has no column Baum\./),
      mapping: { columns: expect.arrayContaining([{ name: 'Collector', values: ['A', 'B'] }]) },
    });
  });

  test('asks for the order of day and month, and previews the public records', async () => {
    await imported(
      { kind: 'species' },
      'scientificName,conservation\nTaxus contorta,high\nShorea robusta,none\n',
    );
    const rows = [
      'scientificName,decimalLatitude,decimalLongitude,eventDate',
      'Taxus contorta,31.12345,77.12345,12/03/2024',
      'Shorea robusta,31.15,77.25,12/03/2024',
      'Shorea robusta,20.51234,84.2,12/03/2024',
      'Nomen nescio,20.5,84.2,2024',
    ];
    const query = { kind: 'occurrences', dataset: 'Preview', check: 'yes' };
    const text = `${rows.join('\n')}\n`;
    expect(await imported(query, text)).toMatchObject({
      status: 'refused',
      sentence: expect.stringContaining('Say which it is: “Day and month”.'),
    });
    const checked = await imported({ ...query, dates: 'day-first' }, text);
    expect(checked).toMatchObject({ status: 'checked', recordsTaken: 4 });
    expect(checked.preview).toMatchObject({ publicRecords: 3, otherRecords: 1 });
    const { records } = checked.preview;
    expect(records.map((one: { cellDegrees: number | null }) => one.cellDegrees)).toEqual([
      0.1,
      0.1,
      null,
    ]);
    // The other species of that day is shown in the cell of the threatened species beside it.
    expect(records[0]).toMatchObject({ eventDate: '2024-03-12' });
    expect(records[1].latitude).toBeCloseTo(31.15, 6);
    expect(records[1].longitude).toBeCloseTo(77.15, 6);

    await imported({ ...query, dates: 'day-first', check: 'no' }, text);
    const { db } = server.context.database;
    const rules = await readRules(db);
    const stored = await db
      .select({ id: dataImport.id })
      .from(dataImport)
      .innerJoin(dataset, eq(dataset.id, dataImport.datasetId))
      .where(eq(dataset.name, 'Preview'));
    await protectImport(db, rules.coarseCells, stored[0]?.id ?? 0);
    const { rows: shown } = await db.execute<{ name: string; latitude: number }>(
      sql`select name, latitude, longitude from ${importedPlaces(rules, sql`${importedOccurrence.importId} = ${stored[0]?.id}`)} order by id`,
    );
    expect(records).toEqual(
      shown.map((place) =>
        expect.objectContaining({
          species: place.name,
          latitude: expect.closeTo(place.latitude, 9),
        }),
      ),
    );
  });

  test.each([
    [{ dataset: '' }, 'dataset', 'Say which dataset the occurrences belong to.'],
    [{ columns: '{"cake":"A"}' }, 'columns', 'Nothing is read as cake.'],
    [{ columns: '["A"]' }, 'columns', 'Write columns as a JSON object of names.'],
    [
      { columns: JSON.stringify({ year: 'x'.repeat(121) }) },
      'columns',
      'Write columns as a JSON object of names.',
    ],
    [{ columns: `{"year":"${'ନ'.repeat(700)}"}` }, 'columns', 'too long together'],
  ])('refuses %j by name', async (query, field, message) => {
    const answer = await send({ kind: 'occurrences', dataset: 'D', ...query }, TREES);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual([{ field, message: expect.stringContaining(message) }]);
  });

  test('limits files of occurrences to a smaller size than other files', async () => {
    const query = { kind: 'occurrences', dataset: 'D', check: 'yes' };
    expect((await send(query, Buffer.alloc(20_000_001, 'a'))).statusCode).toBe(413);
  });

  test('lists the maximum number of columns and refuses a file with more', async () => {
    const query = { kind: 'occurrences', dataset: 'Wide', check: 'yes' };
    const wide = (columns: number) =>
      `${Array.from({ length: columns }, (_, index) => `c${index}`).join(',')}\n${'1,'.repeat(columns - 1)}1\n`;
    const listed = await imported(query, wide(2_000));
    expect(listed.sentence).toMatch(/^The file has no column scientificName/);
    expect(listed.mapping.columns).toHaveLength(200);
    const refused = await imported(query, wide(2_001));
    expect(refused.sentence).toBe(
      'The file has more than 2,000 columns. Leave out those that are not read.',
    );
    expect(refused.mapping).toBeUndefined();
  });

  test('accepts chosen columns for field sites', async () => {
    const text = 'Forest,Who owns it?\r\nJamda,The State\r\n';
    const query = { kind: 'field-sites', check: 'yes' };
    expect(await imported(query, text)).toMatchObject({
      status: 'refused',
      sentence: 'The file has no column name. Its columns are: Forest, Who owns it?.',
      mapping: { columns: [{ name: 'Forest' }, { name: 'Who owns it?' }] },
    });
    const columns = JSON.stringify({ name: 'Forest', legalOwner: 'Who owns it?' });
    expect(await imported({ ...query, columns }, text)).toMatchObject({
      status: 'checked',
      recordsTaken: 1,
      notes: ['Columns read as stated: name from Forest, legalOwner from Who owns it?.'],
    });
  });

  test('imports nothing if one record is invalid, and reports why', async () => {
    const species = 'scientificName,conservation\r\nShorea robusta,none\r\n=Taxus,secret\r\n';
    const answer = await imported({ kind: 'species' }, species);
    expect(answer).toMatchObject({
      status: 'refused',
      recordsRead: 2,
      recordsTaken: 0,
      recordsRefused: 1,
      refused: [{ record: 2, field: 'conservation', value: 'secret' }],
    });
    expect(answer.report).toMatch(/^\uFEFFRecord,Field,Value,What to do\r\n2,conservation,secret,/);
    const good = await imported({ kind: 'species', keepGood: 'yes' }, species);
    expect(good).toMatchObject({ status: 'complete', recordsTaken: 1, recordsRefused: 1 });
  });

  test('stores nothing in a check', async () => {
    const text = 'kind,title,text,picture,published\r\nevent,Checked,Text,map,true\r\n';
    expect(await imported({ kind: 'cards', check: 'yes' }, text)).toMatchObject({
      status: 'checked',
      recordsTaken: 1,
    });
    const shown = await server.app.inject('/api/aranya/public-cards');
    expect(shown.json().events).toEqual([]);
  });

  test('imports cards from their downloaded table', async () => {
    const text =
      'kind,title,text,place,startsOn,endsOn,picture,link,published\r\n' +
      `event,'=Spring walk,"Up, and down",Keonjhar,2999-07-15,,map,/films,true\r\n`;
    expect((await imported({ kind: 'cards' }, text)).status).toBe('complete');
    const table = await server.app.inject({
      url: '/api/aranya/administration/cards.csv',
      headers: administrator.headers,
    });
    expect(table.body.replace('\uFEFF', '')).toBe(text);
    const bad = await imported({ kind: 'cards' }, text.replace('/films', 'javascript:1'));
    expect(bad).toMatchObject({ status: 'refused', refused: [{ record: 1, field: 'link' }] });
  });

  test("replaces a state's existing blocks", async () => {
    const ring = [
      [85, 21],
      [85.1, 21],
      [85.1, 21.1],
      [85, 21],
    ];
    const feature = {
      type: 'Feature',
      properties: { state_name: 'Odisha', district_n: 'Keonjhar', Block_Na_1: 'Test block' },
      geometry: { type: 'Polygon', coordinates: [ring] },
    };
    const text = JSON.stringify({ type: 'FeatureCollection', features: [feature] });
    expect((await imported({ kind: 'blocks', state: 'Kerala' }, text)).sentence).toMatch(/Kerala/);
    const answer = await imported({ kind: 'blocks', state: 'Odisha' }, text);
    expect(answer).toMatchObject({ status: 'complete', recordsTaken: 1 });
    const shown = await server.app.inject('/places/odisha-blocks.geojson');
    expect(shown.body).toContain('Test block');
  });

  test('refuses a file of another format with a sentence', async () => {
    const answer = await imported({ kind: 'species' }, 'name\r\nSal\r\n');
    expect(answer).toMatchObject({ status: 'refused', recordsTaken: 0 });
    expect(answer.sentence).toContain('scientificName');
    expect((await send({ kind: 'people' }, 'a')).statusCode).toBe(400);
  });

  test('refuses JSON instead of a file', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/aranya/administration/imports?kind=species&name=a',
      headers: administrator.headers,
      payload: {},
    });
    expect(answer.statusCode).toBe(400);
  });

  test('stores no part of a file that is too large', async () => {
    const large = Buffer.alloc(50_000_001, 'a');
    const answer = await send({ kind: 'species' }, large);
    expect(answer.statusCode).toBe(413);
    expect(await readdir(join(server.settings.dataFolder, 'uploads'))).toEqual([]);
  });
});
