import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { signedInPerson, useTestServer } from '../../testing';
import { saidInEnglish } from '../../testing/importing/outcome-in-english';
import { useSourceFolder } from '../../testing/importing/source-file';
import { serverFolder } from '../platform/folders/server-folder';
import { API_PREFIX } from '../platform/http/api-prefix';
import { inEnglish } from '../platform/languages/sentence';
import { importBlocks, removeBlocks } from './blocks/import-blocks';
import { importFieldSites } from './field-sites/import-field-sites';
import type { ImportOutcome } from './import-job';
import { importOccurrences } from './occurrences/import-occurrences';
import { refusalSentence } from './refusals/refusal-reasons';
import { importSpecies } from './species/import-species';

const reasons = async ({ refusals }: ImportOutcome) => {
  const list = [];
  for await (const { record, field, reason } of refusals()) list.push([record, field, reason]);
  return list;
};

describe('short lists', () => {
  const server = useTestServer({
    limits: { publicMapPerAddress: { attempts: 100_000, seconds: 60 } },
  });
  const folder = useSourceFolder();
  const db = () => server.context.database.db;

  const place = async (species: string) => {
    const url = `${API_PREFIX}/public-occurrences?bbox=68,6,98,38&zoom=5&species=${species}`;
    const { features } = (await server.app.inject({ url })).json();
    return features[0]?.geometry.coordinates;
  };
  const until = async (species: string, wanted: unknown) => {
    const end = Date.now() + 20_000;
    let seen = await place(species);
    while (JSON.stringify(seen) !== JSON.stringify(wanted) && Date.now() < end) {
      // Requests that do not use the network would leave no turn for background work.
      await setImmediate();
      seen = await place(species);
    }
    return seen;
  };

  test('shows an imported species at the precision of its conservation class', async () => {
    const records = await folder.source(
      'scientificName,decimalLatitude,decimalLongitude\nSantalum album L.,20.51,84.27\n',
    );
    await importOccurrences(db(), { source: records, dataset: 'Sandalwood' });
    expect(await place('Santalum album')).toBeUndefined();
    const open = await folder.source(
      'scientificName,vernacularName,type,conservation\nSantalum album L.,Chandan,Tree,none\n',
    );
    expect(await importSpecies(db(), { source: open })).toMatchObject({
      status: 'complete',
      recordsTaken: 1,
      recordsReplaced: 0,
    });
    expect(await until('Santalum album', [84.27, 20.51])).toEqual([84.27, 20.51]);
    const hidden = await folder.source(
      '[{"scientificName":"Santalum album","conservation":"high"}]',
    );
    await importSpecies(db(), { source: hidden });
    expect(await until('Santalum album', [84.25, 20.55])).toEqual([84.25, 20.55]);
  });

  test('requires a class for a new species and keeps the class of a known species', async () => {
    const source = await folder.source(
      'scientificName,conservation\nTaxus contorta,\nRosa alba,\nRosa alba L.,secret\n,none\n',
    );
    const outcome = await importSpecies(null, { source });
    expect(outcome.status).toBe('refused');
    expect(await reasons(outcome)).toEqual([
      [2, 'conservation', 'conservation'],
      [3, 'conservation', 'conservation'],
      [4, 'scientificName', 'needed'],
    ]);
  });

  describe('blocks', () => {
    const square = (west: number, south: number) => [
      [west, south],
      [west + 1, south],
      [west + 1, south + 1],
      [west, south],
    ];
    const block = (
      properties: object,
      coordinates: unknown = [square(84, 20)],
      type = 'Polygon',
    ) => ({
      type: 'Feature',
      properties,
      geometry: { type, coordinates },
    });
    const file = (...features: unknown[]) =>
      folder.source(JSON.stringify({ type: 'FeatureCollection', features }), 'blocks.geojson');
    const served = async () =>
      (await server.app.inject({ url: '/places/odisha-blocks.geojson' })).json();
    const dataFolder = () => server.settings.dataFolder;

    test('replaces the packaged blocks, in the shape that the map loads', async () => {
      const source = await file(
        block({ STNAME: 'ORISSA', dtname: 'Angul', Block_Name: 'Athmallik', area: 5 }),
        block(
          { STNAME: 'Odisha', dtname: 'Angul', Block_Name: 'Banarpal' },
          [[square(85.123456789, 20)], [square(87, 20)]],
          'MultiPolygon',
        ),
      );
      const outcome = await importBlocks(dataFolder(), { source, state: 'odisha' });
      expect(outcome).toMatchObject({ status: 'complete', recordsTaken: 2 });
      const { features } = await served();
      expect(features.map((one: { properties: object }) => one.properties)).toEqual([
        { state_name: 'Odisha', district_n: 'Angul', Block_Na_1: 'Athmallik' },
        { state_name: 'Odisha', district_n: 'Angul', Block_Na_1: 'Banarpal' },
      ]);
      expect(features[1].geometry.coordinates[0][0][0]).toEqual([85.12346, 20]);
      expect(await removeBlocks(dataFolder(), 'Odisha')).toBe(true);
      expect((await served()).features).toHaveLength(314);
    });

    test('imports the packaged files unchanged', async () => {
      const path = join(serverFolder(), 'data', 'places', 'himachal-blocks.geojson');
      const source = { path, name: 'himachal-blocks.geojson' };
      const state = 'Himachal Pradesh';
      await importBlocks(dataFolder(), { source, state });
      const url = '/places/himachal-blocks.geojson';
      const imported = (await server.app.inject({ url })).json();
      expect(imported.features).toEqual(JSON.parse(await readFile(path, 'utf8')).features);
      await removeBlocks(dataFolder(), state);
    });

    test('names each fault and leaves the packaged blocks in place', async () => {
      const names = { state_name: 'Odisha', district_n: 'Angul', Block_Na_1: 'A' };
      const source = await file(
        block({ ...names, state_name: 'Bihar' }),
        block({ ...names, Block_Na_1: '' }),
        block(names, [84, 20], 'Point'),
        block(names, [
          [
            [84, 20],
            [85, 20],
            [84, 20],
          ],
        ]),
        block(names, [
          [
            [84, 20],
            [85, 20],
            [85, 21],
            [84, 21],
          ],
        ]),
        block(names, [square(640_000, 2_270_000)]),
        block(names, [square(20, 84)]),
        block(names),
        block(names),
        'nonsense',
      );
      const outcome = await importBlocks(dataFolder(), { source, state: 'Odisha' });
      expect((await reasons(outcome)).map(([, , reason]) => reason)).toEqual([
        'state',
        'needed',
        'not_an_area',
        'broken_ring',
        'broken_ring',
        'projected',
        'swapped',
        'duplicate',
        'not_a_feature',
      ]);
      expect((await served()).features).toHaveLength(314);
    });

    test('accepts a file of one state that does not name it, and reports how each column was understood', async () => {
      const source = await file(block({ dtname: 'Angul', Block_Name: 'Athmallik', OBJECTID: 7 }));
      const outcome = await importBlocks(null, { source, state: 'Odisha' });
      expect(outcome).toMatchObject({ status: 'checked', recordsTaken: 1 });
      expect(saidInEnglish(outcome).notes).toEqual([
        'Columns guessed: the name of the district from dtname, the name of the block from Block_Name.',
        'Columns ignored: OBJECTID.',
      ]);
    });

    test('accepts a file of several states only when the property that names them is known', async () => {
      const named = (state: string, name: string, west = 84, south = 20) =>
        block({ ST: state, district_n: 'D', Block_Na_1: name }, [square(west, south)]);
      const outcomeOf = async (features: unknown[], more: object = {}) =>
        saidInEnglish(
          await importBlocks(null, { source: await file(...features), state: 'Odisha', ...more }),
        );
      const neighbours = [named('Odisha', 'A'), named('JHARKHAND', 'B', 85, 22)];
      const nation = [named('21', 'A'), named('29', 'C', 76, 12)];
      const keepGood = true;
      expect(await outcomeOf(neighbours, { keepGood })).toMatchObject({
        status: 'refused',
        recordsTaken: 0,
        sentence: expect.stringMatching(/“--state-name-from”\. ST seems to\.$/),
        columns: ['ST', 'district_n', 'Block_Na_1'],
      });
      expect(await outcomeOf(nation, { keepGood })).toMatchObject({
        status: 'refused',
        recordsTaken: 0,
        sentence: expect.stringMatching(/known to name the state/),
      });
      const names = { state: 'ST' };
      const all = [...neighbours, named('Karnataka', 'C', 76, 12)];
      expect(await outcomeOf(all, { names })).toMatchObject({
        status: 'checked',
        recordsRead: 3,
        recordsTaken: 1,
        notes: expect.arrayContaining(['Passed over: 2 blocks of other states.']),
      });
      expect(await outcomeOf(all.slice(1), { names })).toMatchObject({
        status: 'refused',
        sentence: 'ST names other states only.',
      });
      const plain = { STATE: 'Odisha', DIST_NAME: 'D', SUBDT_NAME: 'A' };
      expect(await outcomeOf([block(plain)])).toMatchObject({
        status: 'refused',
        sentence:
          'No property is known to name the district and the block. ' +
          'Say which do: “--district-name-from” and “--block-name-from”.',
      });
      const astray = { state_name: 'Odisha', district_n: 'D', Block_Na_1: 'A' };
      expect(await outcomeOf([block(astray, [square(90, 20)])])).toMatchObject({
        status: 'refused',
        sentence: null,
        reasons: [{ reason: 'elsewhere' }],
      });
    });

    test('refuses one block for a wrong corner, not the whole file', async () => {
      const plain = (name: string, corners = square(84, 20)) =>
        block({ district_n: 'D', Block_Na_1: name }, [corners]);
      const [first, second, ...others] = square(85, 20);
      const astray = plain('B', [first, [second?.[0] ?? 0, 28], ...others] as never);
      const source = await file(plain('A'), astray);
      const outcome = await importBlocks(null, { source, state: 'Odisha', keepGood: true });
      expect(outcome).toMatchObject({
        status: 'checked',
        recordsTaken: 1,
        sentence: null,
        reasons: [{ reason: 'corner_elsewhere' }],
      });
    });

    test('names the missing field in its sentence', () => {
      expect(inEnglish(refusalSentence('needed', 'district_n'))).toBe('district_n is needed.');
      expect(inEnglish(refusalSentence('needed', ''))).toBe('A value is needed.');
    });

    test('reads names from other properties and refuses a state without a layer', async () => {
      const source = await file(block({ a: 'Odisha', b: 'Angul', c: 'Athmallik' }));
      const names = { state: 'a', district: 'b', block: 'c' };
      const outcome = await importBlocks(null, { source, state: 'Odisha', names });
      expect(outcome).toMatchObject({ status: 'checked', recordsTaken: 1 });
      await expect(importBlocks(null, { source, state: 'Bihar' })).rejects.toThrow(
        /layers of blocks for Odisha, Himachal Pradesh, not for Bihar/,
      );
    });
  });

  describe('field sites', () => {
    const siteOf = async (name: string) => {
      const staff = await signedInPerson(server, { isCommForUser: true });
      const payload = { getSitesOnly: false, userId: 1, siteName: name };
      const url = `${API_PREFIX}/getData`;
      return (
        await server.app.inject({ method: 'POST', url, payload, headers: { ...staff.headers } })
      ).json();
    };

    test('imports CSV with species and answers, and replaces sites on the next import', async () => {
      const source = await folder.source(
        'name;species;legalOwner;question1\nJamda;Sal, Shorea robusta | Tree; Gram Sabha;Since 1990\n'.replace(
          'Sal, Shorea robusta | Tree;',
          '"Sal, Shorea robusta | Tree; Mahula | Tree";',
        ),
      );
      expect(await importFieldSites(db(), { source })).toMatchObject({
        status: 'complete',
        recordsReplaced: 0,
      });
      expect(await importFieldSites(db(), { source })).toMatchObject({ recordsReplaced: 1 });
      const site = await siteOf('Jamda');
      expect(site.speciesData).toEqual([
        {
          speciesName: 'Sal, Shorea robusta',
          speciesNameType: 'Tree',
          imageUri: null,
          imageCaption: null,
        },
        { speciesName: 'Mahula', speciesNameType: 'Tree', imageUri: null, imageCaption: null },
      ]);
      expect(JSON.parse(site.questionairData[0].forestData)).toMatchObject({
        legalOwner: 'Gram Sabha',
        question1: 'Since 1990',
        question16: '',
      });
    });

    test('imports JSON and names each fault', async () => {
      const good = {
        name: 'Khunta',
        species: [{ speciesName: 'Sal', speciesNameType: 'Tree' }],
        questionnaires: [{ question1: 5 }, { question1: 'twice' }],
      };
      const source = await folder.source(
        JSON.stringify([
          good,
          {},
          { name: 'B', species: [{ speciesName: 'Sal' }] },
          { name: 'C', questionnaires: [{ question1: [] }] },
          { name: 'D', viewers: { state: 'Odisha' } },
          { name: 'Khunta' },
        ]),
      );
      const outcome = await importFieldSites(db(), { source, keepGood: true });
      expect(await reasons(outcome)).toEqual([
        [2, 'name', 'needed'],
        [3, 'species.speciesNameType', 'needed'],
        [4, 'questionnaires.question1', 'answer'],
        [5, 'viewers.district', 'viewers'],
        [6, 'name', 'duplicate'],
      ]);
      const site = await siteOf('Khunta');
      expect(site.questionairData).toHaveLength(2);
      const geo = await folder.source('{"type":"FeatureCollection","features":[]}');
      await expect(importFieldSites(db(), { source: geo })).rejects.toThrow(/no GeoJSON/);
    });
  });
});
