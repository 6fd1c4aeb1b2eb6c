import { workerData } from 'node:worker_threads';
import sqlite from 'node-sqlite3-wasm';
import { LIMITS } from '../../../platform/configuration/limits';
import { sentence } from '../../../platform/languages/sentence';
import type { AnyFeature } from '../geojson/read-features';
import { FileRefused } from '../import-job';
import { OTHER_SYSTEM } from '../places/other-system';
import { DamagedPart, manyPoints } from '../source/damaged-part';
import { tellFeatures } from '../source/tell-features';
import { geometryOf } from './geometry';
import type { GeoPackageFile } from './read-geopackage';

type Row = Record<string, unknown>;

/** The one layer of features of the file. */
interface Layer {
  table: string;
  column: string;
  system: string;
  code: number | null;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

type OpenFile = InstanceType<typeof sqlite.Database>;

/** SQLite does not tell capitals from small letters, of the Latin alphabet alone. */
const folded = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32));

/**
 * Refuses what is not a plain table: views, virtual tables and generated columns run what somebody wrote
 * into the file. It asks by statements: a table of the file may have the name of a function that
 * answers the same, and would answer in its place.
 * @returns Names of the table's columns.
 * @throws DamagedPart
 */
function columnsOfPlain(database: OpenFile, name: string): string[] {
  const tables = database.all(`pragma main.table_list(${quoted(name)})`);
  const isPlain = tables.length === 1 && tables[0]?.type === 'table';
  const columns = isPlain ? database.all(`pragma main.table_xinfo(${quoted(name)})`) : [];
  if (columns.length === 0 || columns.some(({ hidden }) => hidden !== 0)) {
    throw new DamagedPart(sentence('{table} is not a plain table', { table: name }));
  }
  return columns.map((column) => String(column.name));
}

function layerOf(database: OpenFile): Layer {
  for (const name of ['gpkg_geometry_columns', 'gpkg_contents', 'gpkg_spatial_ref_sys']) {
    columnsOfPlain(database, name);
  }
  const layers = database.all(
    `select g.table_name as "table", g.column_name as "column", s.srs_name as "system",
       case when upper(s.organization) = 'EPSG' then s.organization_coordsys_id end as "code"
     from gpkg_geometry_columns g
       join gpkg_contents c on c.table_name = g.table_name collate nocase and c.data_type = 'features'
       join gpkg_spatial_ref_sys s on s.srs_id = g.srs_id
     limit 20`,
  ) as unknown as Layer[];
  const [layer, ...others] = layers;
  if (layer && others.length === 0) {
    const column = columnsOfPlain(database, layer.table).find(
      (one) => folded(one) === folded(layer.column),
    );
    if (column === undefined) {
      throw new DamagedPart(
        sentence('{table} lacks the column {column} of its geometries', {
          table: layer.table,
          column: layer.column,
        }),
      );
    }
    return { ...layer, column };
  }
  throw new FileRefused(
    layer
      ? sentence('The GeoPackage has several layers ({layers}). Export one of them.', {
          layers: layers.map(({ table }) => table),
        })
      : sentence('The GeoPackage has no layer of features.'),
  );
}

function refuseOtherSystem({ system, code }: Layer, epsg: number | undefined): void {
  if (epsg === undefined && code !== 4326) {
    throw new FileRefused(
      sentence('The GeoPackage gives its places in {system}, not in WGS84 degrees. {todo}', {
        system,
        todo: OTHER_SYSTEM,
      }),
    );
  }
  if (epsg !== undefined && code !== epsg) {
    throw new FileRefused(
      sentence('The GeoPackage says that it is in {system}, not in {stated}.', {
        system,
        stated: `EPSG:${epsg}`,
      }),
    );
  }
}

const { shapes, shapefilePoints } = LIMITS.dataImport;

/** Bytes that each point of a geometry takes at least. */
const POINT_BYTES = 16;

function featureOf(geometry: unknown, others: Row): AnyFeature {
  return {
    type: 'Feature',
    geometry: geometry instanceof Uint8Array ? geometryOf(geometry) : null,
    properties: Object.fromEntries(
      Object.entries(others).filter(([, value]) => !(value instanceof Uint8Array)),
    ),
  };
}

function* featuresOf({ path, epsg }: GeoPackageFile): Generator<AnyFeature> {
  const database = new sqlite.Database(path, { readOnly: true, fileMustExist: true });
  try {
    database.exec('pragma trusted_schema = off');
    const layer = layerOf(database);
    refuseOtherSystem(layer, epsg);
    let features = 0;
    let bytes = 0;
    const statement = database.prepare(`select * from ${quoted(layer.table)}`);
    for (const row of statement.iterate()) {
      const { [layer.column]: geometry, ...others } = row;
      features += 1;
      bytes += geometry instanceof Uint8Array ? geometry.byteLength : 0;
      if (features > shapes) {
        throw new DamagedPart(sentence('it has more than {count} features', { count: shapes }));
      }
      if (bytes / POINT_BYTES > shapefilePoints) throw manyPoints(shapefilePoints);
      yield featureOf(geometry, others);
    }
  } finally {
    database.close();
  }
}

tellFeatures(() => featuresOf(workerData as GeoPackageFile));
