import fc from 'fast-check';
import { EMPTY_MAPPING } from '../../mapping/form-mapping';
import { Row } from '../calls/central-answers';
import { recordOfRow, UNKNOWN_SENDER } from './record-of-row';

/** All question paths of these rows. */
const anywhere = (name: string) => [name, `plot/${name}`, `plot/tree/${name}`];
const MAPPING = {
  ...EMPTY_MAPPING,
  species: anywhere('species'),
  otherSpecies: anywhere('species_other'),
  speciesType: anywhere('species_type'),
  place: anywhere('location'),
  date: ['start', 'today', 'end'],
  photo: ['photo'],
};

const system = {
  submissionDate: '2026-11-21T02:08:38.689Z',
  updatedAt: null,
  submitterId: '13',
  submitterName: '9876543210',
  attachmentsPresent: 1,
  attachmentsExpected: 1,
  status: null,
  reviewState: null,
  deviceId: 'collect:abcDEF123456',
  edits: 0,
  formVersion: '2024010101',
  deletedAt: null,
};
const recordOf = (row: Row) => recordOfRow(row, MAPPING);
const read = (fields: object, changes: object = {}) =>
  recordOf(
    Row.parse({
      species: 'Sal',
      species_type: 'tree',
      meta: { instanceID: 'uuid:1', instanceName: 'Sal tree' },
      ...fields,
      __id: 'uuid:1',
      __system: { ...system, ...changes },
    }),
  );
const point = (...coordinates: unknown[]) => ({ type: 'Point', coordinates });

describe('conversion of an ODK Central row to a record', () => {
  test('reads coordinates with the latitude first', () => {
    const location = { ...point(77.10257, 28.7041, 216), properties: { accuracy: 4.5 } };
    const record = read({ species: 'साल', location, photo: 'चित्र.png', height_m: 12.5 });
    expect(record).toMatchObject({
      instanceId: 'uuid:1',
      instanceName: 'Sal tree',
      submittedAt: '2026-11-21T02:08:38.689Z',
      senderId: 13,
      formVersion: '2024010101',
      encrypted: false,
    });
    expect(record.occurrences).toEqual([
      {
        speciesName: 'साल',
        speciesType: 'tree',
        latitude: 28.7041,
        longitude: 77.10257,
        accuracy: 4.5,
        individualCount: null,
        photo: 'चित्र.png',
        fieldSite: null,
      },
    ]);
  });

  test('accepts a place without altitude and accuracy', () => {
    const [seen] = read({ location: point(85.8245, 20.2961) }).occurrences;
    expect(seen).toMatchObject({ latitude: 20.2961, longitude: 85.8245, accuracy: null });
  });

  test.each([
    ['F1b null', null],
    ['F1d latitude 95, longitude 200', { ...point(200, 95, 0), properties: { accuracy: 0 } }],
    ['latitude in the place of longitude', point(28.7, 177)],
    ['text', 'not a point'],
    ['no numbers', point('x', null)],
    ['no longitude', point(null, 28.7, 216)],
    ['nothing in it', point()],
    ['another shape', { type: 'MultiPoint', coordinates: [[1, 2]] }],
    ['a line of nothing', { type: 'LineString', coordinates: [] }],
    ['degrees 0 0', point(0, 0)],
    ['nothing at all', undefined],
  ])(
    'counts the species of a record with an invalid place (%s), and returns no place',
    (_, location) => {
      expect(read({ location }).occurrences).toEqual([
        {
          speciesName: 'Sal',
          speciesType: 'tree',
          latitude: null,
          longitude: null,
          accuracy: null,
          individualCount: null,
          photo: null,
          fieldSite: null,
        },
      ]);
    },
  );

  test('represents a line and an area by a point with their extent', () => {
    const line = [
      [84.2, 20.5, 3],
      [84.21, 20.5],
    ];
    const [onLine] = read({ location: { type: 'LineString', coordinates: line } }).occurrences;
    expect(onLine).toMatchObject({ latitude: 20.5, accuracy: 521 });
    expect(onLine?.longitude).toBeCloseTo(84.205, 9);
    const ring = [...line, [84.205, 20.51], [84.2, 20.5]];
    const [inside] = read({ location: { type: 'Polygon', coordinates: [ring] } }).occurrences;
    expect(inside?.latitude).toBeCloseTo(20.50333, 4);
  });

  test('reads no answers from an encrypted record', () => {
    const row = { __id: 'uuid:2', __system: { ...system, status: 'notDecrypted' } };
    expect(recordOf(Row.parse(row))).toMatchObject({ encrypted: true, occurrences: [] });
  });

  test("reads groups and repeats as in the phone's XML", () => {
    const record = read({
      species: null,
      plot: {
        location: point(85, 20),
        'tree@odata.navigationLink': "Submissions('uuid%3A1')/plot/tree",
        tree: [
          { __id: 'a', species: 'Shorea_robusta' },
          { __id: 'b', species: 'other', species_other: 'Kendu', location: point(86, 21) },
        ],
      },
    });
    expect(record.occurrences).toMatchObject([
      { speciesName: 'Shorea robusta', latitude: 20, longitude: 85 },
      { speciesName: 'Kendu', latitude: 21, longitude: 86 },
    ]);
  });

  test('gives a sender unknown to Central a separate number', () => {
    for (const submitterId of [null, undefined, '', 'x', '-1']) {
      expect(read({}, { submitterId }).senderId).toBe(UNKNOWN_SENDER);
    }
  });

  test('changes digest and modification time on an edit only', () => {
    const first = read({});
    expect(read({}, { edits: 0, attachmentsPresent: 0 }).digest).toBe(first.digest);
    const edited = read({ species: 'Mahua' }, { updatedAt: '2026-11-22T00:00:00.000Z' });
    expect(edited.digest).not.toBe(first.digest);
    expect(read({ today: '2026-11-22' }).digest).not.toBe(first.digest);
    expect(edited.changedAt).toBe(Date.parse('2026-11-22T00:00:00.000Z'));
  });

  test('returns valid coordinates without mirroring for any numbers in a point', () => {
    fc.assert(
      fc.property(
        fc.double(),
        fc.double(),
        fc.option(fc.double()),
        (longitude, latitude, height) => {
          // JSON has neither NaN nor infinity.
          const location = JSON.parse(JSON.stringify(point(longitude, latitude, height)));
          const [seen] = read({ location }).occurrences;
          const onEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
          expect(seen?.latitude).toBe(onEarth ? latitude + 0 : null);
          expect(seen?.longitude).toBe(onEarth ? longitude + 0 : null);
        },
      ),
    );
  });
});
