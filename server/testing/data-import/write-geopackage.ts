import sqlite from 'node-sqlite3-wasm';

type Position = readonly [x: number, y: number];

/** A feature: its texts, and a point or the rings of a polygon. */
interface Feature {
  properties: Readonly<Record<string, string>>;
  shape: Position | readonly (readonly Position[])[];
}

const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

const place = ([x, y]: Position) => {
  const bytes = Buffer.alloc(16);
  bytes.writeDoubleLE(x, 0);
  bytes.writeDoubleLE(y, 8);
  return bytes;
};

const wkb = (kind: number, ...parts: Buffer[]) =>
  Buffer.concat([Buffer.of(1), number(kind), ...parts]);

const polygon = (rings: readonly (readonly Position[])[]) =>
  wkb(
    3,
    number(rings.length),
    ...rings.flatMap((ring) => [number(ring.length), ...ring.map(place)]),
  );

const isPoint = (shape: Feature['shape']): shape is Position => typeof shape[0] === 'number';

/** A geometry as GeoPackages hold it; areas as multipolygons, with the envelope that writers add. */
export function geometryBlob(shape: Feature['shape'], srs = 4326): Buffer {
  const header = (flags: number) => Buffer.concat([Buffer.of(0x47, 0x50, 0, flags), number(srs)]);
  if (isPoint(shape)) return Buffer.concat([header(1), wkb(1, place(shape))]);
  return Buffer.concat([header(3), Buffer.alloc(32), wkb(6, number(1), polygon(shape))]);
}

/** Writes a GeoPackage with layers of the same features. */
export function writeGeoPackage(
  path: string,
  features: readonly Feature[],
  { epsg = 4326, layers = ['blocks'] }: { epsg?: number; layers?: readonly string[] } = {},
): void {
  const database = new sqlite.Database(path);
  database.exec(`
    pragma application_id = 1196444487;
    create table gpkg_spatial_ref_sys (srs_name text, srs_id integer primary key, organization text, organization_coordsys_id integer);
    create table gpkg_contents (table_name text primary key, data_type text, srs_id integer);
    create table gpkg_geometry_columns (table_name text primary key, column_name text, srs_id integer);`);
  database.run('insert into gpkg_spatial_ref_sys values (?, ?, ?, ?)', [
    `System ${epsg}`,
    epsg,
    'EPSG',
    epsg,
  ]);
  const names = Object.keys(features[0]?.properties ?? {});
  for (const layer of layers) {
    database.run('insert into gpkg_contents values (?, ?, ?)', [layer, 'features', epsg]);
    database.run('insert into gpkg_geometry_columns values (?, ?, ?)', [layer, 'geom', epsg]);
    const columns = names.map((name) => `"${name}" text`).join(', ');
    database.exec(`create table "${layer}" (fid integer primary key, geom blob, ${columns})`);
    for (const { properties, shape } of features) {
      database.run(
        `insert into "${layer}" (geom, ${names.map((name) => `"${name}"`).join(', ')}) values (?${', ?'.repeat(names.length)})`,
        [geometryBlob(shape, epsg), ...names.map((name) => properties[name] ?? null)],
      );
    }
  }
  database.close();
}
