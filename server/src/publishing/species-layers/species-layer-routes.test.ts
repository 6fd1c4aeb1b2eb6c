import { OVERLAY_SPECIES, speciesColour } from '@aranya/shared/contracts';
import fc from 'fast-check';
import sharp from 'sharp';
import {
  type Collection,
  openCollection,
} from '../../../testing/odk-conformance/collection-fixture';
import { testForm, testRecord } from '../../../testing/odk-conformance/test-forms';
import { grantAccess } from '../../collecting/forms/form-access';
import { publishForm } from '../../collecting/forms/publish-form';

let collection: Collection;
beforeAll(async () => {
  collection = await openCollection();
  const { phone, server, appUserId } = collection;
  await phone.submit(testRecord({ species: 'Shorea_robusta', location: '20.5 84.25 0 5' }));
  // A threatened species, near a corner of its cell of 0.1 degrees.
  await phone.submit(
    testRecord({ species: 'other', speciesOther: 'thuner', location: '32.01 77.01 0 5' }),
  );
  await phone.submit(testRecord({ species: 'Taxus_contorta', location: '31.01 77.01 0 5' }));
  const { formId } = await publishForm(server.context, {
    xml: Buffer.from(testForm({ id: 'practice' })),
    kind: 'trial',
  });
  await grantAccess(server.context.database.db, appUserId, formId);
  const practised = await phone.submit(
    testRecord({ form: 'practice', species: 'Shorea_robusta', location: '20.7 84.45 0 5' }),
  );
  expect(practised.status).toBe(201);
});
afterAll(() => collection.close());

const request = (query: string | Record<string, string>) =>
  collection.server.app.inject({ url: `/wms?${new URLSearchParams(query)}` });

/** A map of 200 x 200 pixels; default: 84 to 85 east and 20 to 21 north. */
const MAP = {
  SERVICE: 'WMS',
  REQUEST: 'GetMap',
  VERSION: '1.3.0',
  LAYERS: 'species:Shorea_robusta',
  STYLES: '',
  CRS: 'CRS:84',
  BBOX: '84,20,85,21',
  WIDTH: '200',
  HEIGHT: '200',
  FORMAT: 'image/png',
  TRANSPARENT: 'TRUE',
};

const without = (name: keyof typeof MAP) => {
  const { [name]: _, ...others } = MAP;
  return others;
};

/** Colours of the pixels: `#rrggbb`, or null for a transparent one. */
async function pixelsOf(query: Record<string, string>) {
  const answer = await request(query);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  const { data, info } = await sharp(answer.rawPayload)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray((y * info.width + x) * 4);
    const hex = [red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('');
    return alpha === 0 ? null : `#${hex}`;
  };
  return { at, data, width: info.width, height: info.height };
}

describe('GetMap', () => {
  const SAL = speciesColour('Shorea robusta');

  test.each([
    ['CRS:84 of 1.3.0, east first', {}],
    ['EPSG:4326 of 1.3.0, north first', { CRS: 'EPSG:4326', BBOX: '20,84,21,85' }],
    ['EPSG:4326 of 1.1.1, east first', { VERSION: '1.1.1', SRS: 'EPSG:4326' }],
  ])('draws a record at its place in %s', async (_, change) => {
    const { at, width, height } = await pixelsOf({ ...MAP, ...change });
    expect([width, height]).toEqual([200, 200]);
    expect(at(50, 100)).toBe(SAL);
    expect(at(100, 50)).toBeNull();
  });

  test.each<Record<string, string>>([
    { VERSION: '1.3.0', CRS: 'EPSG:3857' },
    { VERSION: '1.1.1', SRS: 'EPSG:3857' },
    { VERSION: '1.1.1', SRS: 'EPSG:900913' },
    { VERSION: '1.1.1', SRS: 'EPSG:102100' },
    { VERSION: '1.3.0', CRS: 'EPSG:102100' },
    { VERSION: '1.3.0', CRS: 'epsg:102113' },
  ])('draws in Web Mercator: %j', async (change) => {
    const x = (84.25 * Math.PI * 6_378_137) / 180;
    const y = Math.log(Math.tan(Math.PI / 4 + (20.5 * Math.PI) / 360)) * 6_378_137;
    const BBOX = [x - 1000, y - 3000, x + 3000, y + 1000].join(',');
    const { at } = await pixelsOf({ ...MAP, ...change, BBOX });
    expect(at(50, 50)).toBe(SAL);
    expect(at(150, 150)).toBeNull();
  });

  test('omits records of the trial form', async () => {
    const { at } = await pixelsOf(MAP);
    expect(at(90, 60)).toBeNull();
  });

  test('shows a threatened species only in the middle of its cell', async () => {
    const yew = { ...MAP, LAYERS: 'species:Taxus_contorta', BBOX: '77,31,78,32' };
    const { at } = await pixelsOf(yew);
    expect(at(10, 190)).toBe(speciesColour('Taxus contorta'));
    // 31.01, 77.01 is two pixels from the corner; the dot does not reach it.
    expect(at(1, 198)).toBeNull();
  });

  test('draws neighbouring pictures that match', async () => {
    const whole = await pixelsOf({
      ...MAP,
      BBOX: '84.15,20.4,84.35,20.6',
      WIDTH: '400',
      HEIGHT: '400',
    });
    const west = await pixelsOf({ ...MAP, BBOX: '84.15,20.4,84.25,20.6', HEIGHT: '400' });
    const east = await pixelsOf({ ...MAP, BBOX: '84.25,20.4,84.35,20.6', HEIGHT: '400' });
    for (let y = 190; y < 210; y++) {
      for (let x = 190; x < 200; x++) expect(west.at(x, y)).toBe(whole.at(x, y));
      for (let x = 0; x < 10; x++) expect(east.at(x, y)).toBe(whole.at(200 + x, y));
    }
    expect(whole.at(200, 200)).toBe(SAL);
  });

  test('fills the background when it is not transparent', async () => {
    const white = await pixelsOf({ ...MAP, TRANSPARENT: 'FALSE' });
    expect(white.at(0, 0)).toBe('#ffffff');
    const sand = await pixelsOf({ ...MAP, TRANSPARENT: 'false', BGCOLOR: '0xEFE9DC' });
    expect(sand.at(0, 0)).toBe('#efe9dc');
  });

  test('draws several layers, also on pages of other origins', async () => {
    const LAYERS = 'species:Taxus_contorta,species:Shorea_robusta';
    const { at } = await pixelsOf({ ...MAP, LAYERS, STYLES: ',default' });
    expect(at(50, 100)).toBe(SAL);
    const { headers } = await request(MAP);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cache-control']).toBe('public, max-age=60');
  });

  test.each(['image/png8', 'image/png; mode=8bit', 'IMAGE/PNG;MODE=8BIT'])(
    'draws a PNG for the format %s',
    async (FORMAT) => {
      expect((await pixelsOf({ ...MAP, FORMAT })).at(50, 100)).toBe(SAL);
    },
  );

  test('draws a JPEG on white', async () => {
    const answer = await request({ ...MAP, FORMAT: 'image/jpeg' });
    expect(answer.headers['content-type']).toBe('image/jpeg');
    const { data, info } = await sharp(answer.rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const brightness = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
    expect(brightness(0, 0)).toBeGreaterThan(250);
    expect(brightness(50, 100)).toBeLessThan(150);
  });

  test.each<[name: string, asked: Record<string, string>]>([
    ['DPI', { DPI: '300' }],
    ['MAP_RESOLUTION', { MAP_RESOLUTION: '300' }],
    ['FORMAT_OPTIONS', { FORMAT_OPTIONS: 'antialias:on;dpi:300' }],
  ])('draws larger dots for a print of 300 dots per inch by %s', async (_, asked) => {
    const { at } = await pixelsOf({ ...MAP, ...asked });
    expect([at(50, 100), at(58, 100), at(66, 100)]).toEqual([SAL, SAL, null]);
    expect((await pixelsOf(MAP)).at(58, 100)).toBeNull();
    const others = { DPI: 'high', MAP_RESOLUTION: '1e9', FORMAT_OPTIONS: 'dpi:-1' };
    expect((await pixelsOf({ ...MAP, ...others })).at(58, 100)).toBeNull();
  });

  test('draws a sheet of A4 with 300 dots per inch', async () => {
    const { width, height } = await pixelsOf({ ...MAP, WIDTH: '2480', HEIGHT: '3508', DPI: '300' });
    expect([width, height]).toEqual([2480, 3508]);
  });

  test('accepts parameter names in any case', async () => {
    const lower = Object.fromEntries(Object.entries(MAP).map(([k, v]) => [k.toLowerCase(), v]));
    expect((await request(lower)).statusCode).toBe(200);
  });

  test.each([
    ['InvalidFormat', { ...MAP, FORMAT: 'image/gif' }],
    ['InvalidCRS', { ...MAP, CRS: 'EPSG:32645' }],
    ['InvalidCRS', { ...MAP, CRS: 'constructor' }],
    ['InvalidSRS', { ...MAP, VERSION: '1.1.1', SRS: 'CRS:84' }],
    ['LayerNotDefined', { ...MAP, LAYERS: 'species:Shorea_robusta,species:Nothing' }],
    ['InvalidParameterValue', { ...MAP, LAYERS: 'species:Shorea_robusta,'.repeat(15) }],
    ['StyleNotDefined', { ...MAP, STYLES: 'heat' }],
    ['InvalidParameterValue', { ...MAP, STYLES: ',' }],
    ['InvalidParameterValue', { ...MAP, BBOX: '85,20,84,21' }],
    ['InvalidParameterValue', { ...MAP, BBOX: '84,20,85' }],
    ['InvalidParameterValue', { ...MAP, BBOX: '84,20,,21' }],
    ['InvalidParameterValue', { ...MAP, WIDTH: '4097' }],
    ['InvalidParameterValue', { ...MAP, HEIGHT: '1e3' }],
    ['InvalidParameterValue', { ...MAP, TRANSPARENT: '', BGCOLOR: 'red' }],
    ['InvalidParameterValue', { ...MAP, SERVICE: 'WFS' }],
    ['MissingParameterValue', without('BBOX')],
    ['MissingParameterValue', without('LAYERS')],
    ['MissingParameterValue', without('REQUEST')],
    ['OperationNotSupported', { ...MAP, REQUEST: 'DescribeLayer' }],
  ])('answers %s as the standard requires', async (code, query) => {
    const answer = await request(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(`<ServiceException code="${code}">`);
  });

  test('answers any query without an unexpected error', async () => {
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('1.1.1', '1.3.0', '1e308,1e308,1e309,1e309', '-9e99,-90,9e99,90', '1'),
    );
    const change = fc.dictionary(fc.constantFrom(...Object.keys(MAP), 'SRS', 'BGCOLOR'), value);
    await fc.assert(
      fc.asyncProperty(change, async (changed) => {
        expect((await request({ ...MAP, ...changed })).statusCode).toBeLessThan(500);
      }),
      { numRuns: 50 },
    );
  });

  test('draws boxes of any size', async () => {
    const corner = fc.double({ noNaN: true, min: -1e12, max: 1e12 });
    const side = fc.double({ noNaN: true, min: 1e-9, max: 1e12 });
    await fc.assert(
      fc.asyncProperty(corner, corner, side, side, async (x, y, width, height) => {
        const answer = await request({ ...MAP, BBOX: `${x},${y},${x + width},${y + height}` });
        expect([200, 400]).toContain(answer.statusCode);
      }),
      { numRuns: 30 },
    );
  });
});

describe('GetFeatureInfo', () => {
  const INFO = {
    ...MAP,
    REQUEST: 'GetFeatureInfo',
    QUERY_LAYERS: MAP.LAYERS,
    I: '50',
    J: '100',
  };
  const sal = { scientificName: 'Shorea robusta', localName: 'Sal' };

  test.each([
    ['text/plain', 'Sal (Shorea robusta): 1\n'],
    ['text/html', expect.stringContaining('<td>Sal (Shorea robusta)</td><td>1</td>')],
  ])('returns species and number of records as %s', async (INFO_FORMAT, body) => {
    const answer = await request({ ...INFO, INFO_FORMAT });
    expect(answer.headers['content-type']).toBe(`${INFO_FORMAT}; charset=utf-8`);
    expect(answer.body).toEqual(body);
  });

  test('returns GeoJSON without positions, in both versions', async () => {
    const points: Record<string, string>[] = [
      {},
      { VERSION: '1.1.1', SRS: 'EPSG:4326', X: '51', Y: '99' },
    ];
    for (const point of points) {
      const answer = await request({ ...INFO, ...point, INFO_FORMAT: 'application/json' });
      const feature = { type: 'Feature', geometry: null, properties: { ...sal, count: 1 } };
      expect(answer.json()).toEqual({ type: 'FeatureCollection', features: [feature] });
    }
  });

  test('returns no feature at a point without a dot', async () => {
    expect((await request({ ...INFO, I: '60' })).body).toBe('No records here.\n');
    const LAYERS = 'species:Taxus_contorta,species:Shorea_robusta';
    const other = { ...INFO, LAYERS, STYLES: '', QUERY_LAYERS: 'species:Taxus_contorta' };
    expect((await request(other)).body).toBe('No records here.\n');
  });

  test('finds a threatened species only where the map draws it', async () => {
    const yew = { LAYERS: 'species:Taxus_contorta', QUERY_LAYERS: 'species:Taxus_contorta' };
    const near = { ...INFO, ...yew, BBOX: '77,31,78,32' };
    expect((await request({ ...near, I: '10', J: '190' })).body).toMatch(/Taxus contorta.*: 1/);
    expect((await request({ ...near, I: '1', J: '198' })).body).toBe('No records here.\n');
  });

  test.each([
    ['InvalidPoint', { ...INFO, I: '200' }],
    ['InvalidPoint', { ...INFO, J: '-1' }],
    ['MissingParameterValue', { ...INFO, I: '' }],
    ['MissingParameterValue', { ...INFO, QUERY_LAYERS: '' }],
    ['LayerNotDefined', { ...INFO, QUERY_LAYERS: 'species:Taxus_contorta' }],
    ['LayerNotDefined', { ...INFO, QUERY_LAYERS: 'species:Shorea_robusta,'.repeat(99) }],
    ['InvalidFormat', { ...INFO, INFO_FORMAT: 'text/xml' }],
  ])('answers %s as the standard requires', async (code, query) => {
    const answer = await request(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(`<ServiceException code="${code}">`);
  });
});

/** Addresses that the WMS driver of GDAL 3.6 and QGIS 3 ask for, as recorded; the record is at 84.25, 20.5. */
describe('recorded requests of other programs', () => {
  const SAL = speciesColour('Shorea robusta');
  const box = [9_377_667.1, 2_331_357.81, 9_379_667.1, 2_333_357.81]
    .map((metres) => metres.toFixed(8))
    .join(',');
  const MAPS: [client: string, query: string, at: [number, number]][] = [
    [
      'GDAL, 1.3.0 with the north first',
      'SERVICE=WMS&request=GetMap&version=1.3.0&layers=species:Shorea_robusta&styles=&format=image/png&width=256&height=256&bbox=20.08000000,83.36000000,22.64000000,85.92000000&crs=EPSG:4326&transparent=TRUE',
      [89, 214],
    ],
    [
      'GDAL, 1.1.1 with the east first',
      'SERVICE=WMS&request=GetMap&version=1.1.1&layers=species%3AShorea_robusta&styles=&format=image/png&width=256&height=256&bbox=83.36000000,20.08000000,85.92000000,22.64000000&srs=EPSG:4326&transparent=TRUE',
      [89, 214],
    ],
    [
      'GDAL, Web Mercator with 8 bits',
      `SERVICE=WMS&request=GetMap&version=1.3.0&layers=species:Shorea_robusta&styles=&format=image/png8&width=200&height=200&bbox=${box}&crs=EPSG:3857&transparent=TRUE`,
      [100, 100],
    ],
    [
      'QGIS, 1.3.0 with a print of 96 dots per inch',
      'SERVICE=WMS&VERSION=1.3.0&REQUEST=GetMap&BBOX=20.08000000000000185,83.3599999999999994,22.6400000000000006,85.9200000000000017&CRS=EPSG:4326&WIDTH=256&HEIGHT=256&LAYERS=species:Shorea_robusta&STYLES=default&FORMAT=image/png&DPI=96&MAP_RESOLUTION=96&FORMAT_OPTIONS=dpi:96&TRANSPARENT=TRUE',
      [89, 214],
    ],
  ];

  test.each(MAPS)('draws the map of %s', async (_, query, [column, row]) => {
    const { at } = await pixelsOf(Object.fromEntries(new URLSearchParams(query)));
    expect(at(column, row)).toBe(SAL);
  });

  test('draws what GDAL asks for without a stated format', async () => {
    const answer = await request(
      'SERVICE=WMS&request=GetMap&version=1.3.0&layers=species%3AShorea_robusta&styles=&format=image/jpeg&width=908&height=1024&bbox=75.60680000,19.32780000,87.12110000,32.31050000&crs=CRS:84&transparent=FALSE',
    );
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  test.each([
    [
      'GDAL, with X and Y in 1.3.0',
      'request=GetFeatureInfo&service=WMS&version=1.3.0&layers=species:Shorea_robusta&styles=&format=image/png&width=256&height=256&bbox=20.08000000,83.36000000,22.64000000,85.92000000&crs=EPSG:4326&transparent=TRUE&query_layers=species:Shorea_robusta&x=89&y=214&info_format=application/vnd.ogc.gml',
      '<scientificName>Shorea robusta</scientificName><localName>Sal</localName><count>1</count>',
    ],
    [
      'QGIS',
      'SERVICE=WMS&VERSION=1.3.0&REQUEST=GetFeatureInfo&BBOX=20.08,83.36,22.64,85.92&CRS=EPSG:4326&WIDTH=256&HEIGHT=256&LAYERS=species:Shorea_robusta&STYLES=default&FORMAT=image/png&QUERY_LAYERS=species:Shorea_robusta&INFO_FORMAT=text/html&I=89&J=214&FEATURE_COUNT=10',
      '<td>Sal (Shorea robusta)</td><td>1</td>',
    ],
  ])('names the record under the pointer of %s', async (_, query, said) => {
    expect((await request(query)).body).toContain(said);
  });
});

describe('GetLegendGraphic', () => {
  const LEGEND = { SERVICE: 'WMS', REQUEST: 'GetLegendGraphic', LAYER: MAP.LAYERS };

  test("draws a species' dot at any size", async () => {
    const colour = speciesColour('Shorea robusta');
    const small = await pixelsOf(LEGEND);
    expect([small.width, small.at(10, 10), small.at(1, 10)]).toEqual([20, colour, null]);
    const large = await pixelsOf({ ...LEGEND, FORMAT: 'image/png', WIDTH: '60', HEIGHT: '80' });
    expect([large.width, large.at(30, 48), large.at(30, 60)]).toEqual([60, colour, null]);
  });

  test.each([
    ['LayerNotDefined', { ...LEGEND, LAYER: 'species:Nothing' }],
    ['InvalidFormat', { ...LEGEND, FORMAT: 'image/gif' }],
    ['InvalidParameterValue', { ...LEGEND, WIDTH: '5000' }],
    ['MissingParameterValue', { ...LEGEND, LAYER: '' }],
  ])('answers %s as the standard requires', async (code, query) => {
    expect((await request(query)).body).toContain(`<ServiceException code="${code}">`);
  });
});

describe('GetCapabilities', () => {
  const ask = (version?: string) =>
    request({ SERVICE: 'WMS', REQUEST: 'GetCapabilities', ...(version && { VERSION: version }) });

  test.each([
    [undefined, '1.3.0'],
    ['1.3.0', '1.3.0'],
    ['1.1.1', '1.1.1'],
    ['1.1.0', '1.1.1'],
    ['1.0.0', '1.1.1'],
    ['1.2.0', '1.1.1'],
    ['2.0.0', '1.3.0'],
  ])('answers a request for %s in %s', async (asked, version) => {
    const { body } = await ask(asked);
    expect(body).toMatch(new RegExp(`<W[A-Z]*_?M[ST]_[^>]*version="${version}"`));
  });

  test.each(['1.1.1', '1.3.0'])('lists every species with both names in %s', async (version) => {
    const { body, headers } = await ask(version);
    expect(headers['content-type']).toMatch(version === '1.3.0' ? /^text\/xml/ : /wms_xml/);
    for (const { localName, scientificName } of OVERLAY_SPECIES) {
      expect(body).toContain(`<Name>species:${scientificName.replaceAll(' ', '_')}</Name>`);
      expect(body).toContain(`<Title>${localName} (${scientificName})</Title>`);
    }
    expect(body).toContain('xlink:href="http://aranya.test:4000/wms?"');
    expect(body).toMatch(/<GetFeatureInfo><Format>text\/plain<\/Format>/);
    expect(body).toContain('<Format>image/png; mode=8bit</Format><Format>image/png8</Format>');
    expect(body.match(/<Layer queryable="1">/g)).toHaveLength(OVERLAY_SPECIES.length);
    expect(body).toContain('REQUEST=GetLegendGraphic&amp;FORMAT=image/png&amp;LAYER=species%3A');
    expect(body).toContain('>EPSG:102100<');
    expect(body.includes('<MaxWidth>4096</MaxWidth><MaxHeight>4096</MaxHeight>')).toBe(
      version === '1.3.0',
    );
  });

  test('returns the extent of a layer, coarse for a threatened species', async () => {
    const sal = /Shorea_robusta<.*?<westBoundLongitude>([\d.]+)<.*?<northBoundLatitude>([\d.]+)</s;
    const yew = /Taxus_contorta<.*?<westBoundLongitude>([\d.]+)<.*?<northBoundLatitude>([\d.]+)</s;
    const { body } = await ask();
    expect(body.match(sal)?.slice(1).map(Number)).toEqual([84.2, 20.55]);
    expect(Number(body.match(yew)?.[1])).toBeCloseTo(77.0);
    expect(Number(body.match(yew)?.[2])).toBeCloseTo(31.1);
  });
});
