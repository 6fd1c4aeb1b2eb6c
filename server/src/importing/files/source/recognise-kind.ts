import { type Sentence, sentence } from '../../../platform/languages/sentence';
import { FileRefused } from '../../import-job';
import { beginningOfFile } from './beginning-of-file';

/** First bytes of files that people mistake for a table. */
const OTHER_KINDS: readonly [Buffer, Sentence][] = [
  [
    Buffer.from('d0cf11e0', 'hex'),
    sentence(
      'This is an old Excel workbook, or one with a password. Save it as .xlsx without a password.',
    ),
  ],
  [
    Buffer.from('1f8b', 'hex'),
    sentence('The file is packed with gzip. Unpack it first: gunzip FILE'),
  ],
  [Buffer.from('%PDF'), sentence('This is a PDF file. Import the table that it was made from.')],
];

/** A GeoPackage is an SQLite file. */
const SQLITE = Buffer.from('SQLite format 3');

/** First bytes of a .shp file. */
const SHAPES = Buffer.from('0000270a', 'hex');

/** Beginning of a sequence of JSON texts (RFC 8142). */
const SEPARATED = '\u001e{';

const BYTE_ORDER_MARK = Buffer.from('efbbbf', 'hex');

export type FileKind = 'archive' | 'geopackage' | 'json' | 'shapefile' | 'text' | 'xml';

/** Ignores the file's name. @throws FileRefused for an empty file, and for other kinds */
export async function recogniseKind(path: string): Promise<FileKind> {
  const beginning = await beginningOfFile(path, 1024);
  if (beginning.length === 0) throw new FileRefused(sentence('The file is empty.'));
  for (const [mark, said] of OTHER_KINDS) {
    if (beginning.subarray(0, mark.length).equals(mark)) throw new FileRefused(said);
  }
  if (beginning.subarray(0, 4).equals(SHAPES)) return 'shapefile';
  if (beginning.subarray(0, SQLITE.length).equals(SQLITE)) return 'geopackage';
  if (beginning.subarray(0, 2).toString() === 'PK') return 'archive';
  const hasMark = beginning.subarray(0, 3).equals(BYTE_ORDER_MARK);
  const text = beginning
    .subarray(hasMark ? 3 : 0)
    .toString('latin1')
    .trimStart();
  if (/^[{[]/.test(text) || text.startsWith(SEPARATED)) return 'json';
  return text.startsWith('<') ? 'xml' : 'text';
}
