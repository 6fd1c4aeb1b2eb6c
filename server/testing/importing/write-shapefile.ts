import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';

type Position = readonly [x: number, y: number];

/** A field of the table: `C` text, `N` number, `D` date as `20240312`. */
export interface TableField {
  name: string;
  type: 'C' | 'N' | 'D';
  length: number;
}

/** A shape: a point, or the rings of a polygon. */
export type Shape = Position | readonly (readonly Position[])[];

const isPoint = (shape: Shape): shape is Position => typeof shape[0] === 'number';

function contentOf(shape: Shape): Buffer {
  if (isPoint(shape)) {
    const point = Buffer.alloc(20);
    point.writeInt32LE(1, 0);
    point.writeDoubleLE(shape[0], 4);
    point.writeDoubleLE(shape[1], 12);
    return point;
  }
  const points = shape.flat();
  const polygon = Buffer.alloc(44 + 4 * shape.length + 16 * points.length);
  polygon.writeInt32LE(5, 0);
  polygon.writeInt32LE(shape.length, 36);
  polygon.writeInt32LE(points.length, 40);
  let first = 0;
  for (const [part, ring] of shape.entries()) {
    polygon.writeInt32LE(first, 44 + 4 * part);
    first += ring.length;
  }
  for (const [index, [x, y]] of points.entries()) {
    polygon.writeDoubleLE(x, 44 + 4 * shape.length + 16 * index);
    polygon.writeDoubleLE(y, 52 + 4 * shape.length + 16 * index);
  }
  return polygon;
}

/** The .shp of some shapes, all of one type. */
export function shapesFile(shapes: readonly Shape[]): Buffer {
  const records = shapes.map((shape, index) => {
    const content = contentOf(shape);
    const header = Buffer.alloc(8);
    header.writeInt32BE(index + 1, 0);
    header.writeInt32BE(content.length / 2, 4);
    return Buffer.concat([header, content]);
  });
  const body = Buffer.concat(records);
  const header = Buffer.alloc(100);
  header.writeInt32BE(9994, 0);
  header.writeInt32BE((100 + body.length) / 2, 24);
  header.writeInt32LE(1000, 28);
  header.writeInt32LE(shapes[0] && isPoint(shapes[0]) ? 1 : 5, 32);
  return Buffer.concat([header, body]);
}

/** The .shx of a .shp: offset and length of each shape. */
export function indexFile(shp: Buffer): Buffer {
  const entries: Buffer[] = [];
  for (let at = 100; at < shp.length; at += 8 + shp.readInt32BE(at + 4) * 2) {
    const entry = Buffer.alloc(8);
    entry.writeInt32BE(at / 2, 0);
    shp.copy(entry, 4, at + 4, at + 8);
    entries.push(entry);
  }
  const header = Buffer.from(shp.subarray(0, 100));
  header.writeInt32BE((100 + 8 * entries.length) / 2, 24);
  return Buffer.concat([header, ...entries]);
}

/** The .dbf of some rows. */
export function tableFile(
  fields: readonly TableField[],
  rows: readonly (readonly string[])[],
): Buffer {
  const row = 1 + fields.reduce((sum, { length }) => sum + length, 0);
  const header = Buffer.alloc(32 * (fields.length + 1) + 1);
  header.writeUInt8(3, 0);
  header.writeUInt32LE(rows.length, 4);
  header.writeUInt16LE(header.length, 8);
  header.writeUInt16LE(row, 10);
  for (const [index, { name, type, length }] of fields.entries()) {
    header.write(name, 32 * (index + 1), 'latin1');
    header.write(type, 32 * (index + 1) + 11, 'latin1');
    header.writeUInt8(length, 32 * (index + 1) + 16);
  }
  header.writeUInt8(13, header.length - 1);
  const lines = rows.map((values) => {
    const line = Buffer.alloc(row, ' ');
    let at = 1;
    for (const [index, { length }] of fields.entries()) {
      line.write(values[index] ?? '', at, length, 'utf8');
      at += length;
    }
    return line;
  });
  return Buffer.concat([header, ...lines]);
}

/** Degrees of WGS84, as ArcGIS and QGIS write it. */
export const WGS84_PRJ =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],' +
  'PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

/** A definition in metres of a UTM zone on WGS84, in the same notation. */
export const utmPrj = (zone: number) =>
  `PROJCS["WGS_1984_UTM_Zone_${zone}N",${WGS84_PRJ},PROJECTION["Transverse_Mercator"],` +
  'PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],' +
  `PARAMETER["Central_Meridian",${zone * 6 - 183}.0],PARAMETER["Scale_Factor",0.9996],` +
  'PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]';

/** Writes the parts into a zip file. */
export async function writeShapefile(
  path: string,
  parts: Readonly<Record<string, Buffer | string>>,
): Promise<void> {
  const zip = new yazl.ZipFile();
  for (const [ending, content] of Object.entries(parts)) {
    zip.addBuffer(Buffer.from(content), `layer/blocks.${ending}`);
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}
