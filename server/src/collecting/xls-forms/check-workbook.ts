import yauzl from 'yauzl';
import { type Sentence, sentence } from '../../platform/languages/sentence';
import { XLS_FORM_LIMITS } from './limits';

const { unpackedBytes, parts } = XLS_FORM_LIMITS;

/** A workbook is a ZIP archive. An XML document never starts like this. */
const ZIP = Buffer.from('PK\x03\x04', 'latin1');
/** First bytes of a workbook of Excel before 2007. */
const OLD_WORKBOOK = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const beginsWith = (bytes: Uint8Array, mark: Buffer) => mark.equals(bytes.subarray(0, mark.length));

/** The content decides, not the name. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  beginsWith(bytes, ZIP) || beginsWith(bytes, OLD_WORKBOOK);

/** Null if it can be converted. Unpacks each part: sizes stated in an archive may be wrong. */
export async function whyNotConverted(bytes: Uint8Array): Promise<Sentence | null> {
  if (beginsWith(bytes, OLD_WORKBOOK)) return OLD;
  try {
    const zip = await yauzl.fromBufferPromise(Buffer.from(bytes), { decodeStrings: false });
    let seen = 0;
    let unpacked = 0;
    let isSpreadsheet = false;
    for await (const entry of zip.eachEntry()) {
      seen += 1;
      if (seen > parts) return TOO_MANY_PARTS;
      isSpreadsheet ||= entry.fileNameRaw.toString('latin1') === 'xl/workbook.xml';
      if (entry.isEncrypted()) return LOCKED;
      if (unpacked + entry.uncompressedSize > unpackedBytes) return TOO_LARGE;
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        unpacked += (chunk as Buffer).length;
        if (unpacked > unpackedBytes) return TOO_LARGE;
      }
    }
    return isSpreadsheet ? null : NO_WORKBOOK;
  } catch {
    return DAMAGED;
  }
}

const OLD = sentence(
  'This is a workbook of the old kind (.xls). Save it as .xlsx and choose that file.',
);
const TOO_MANY_PARTS = sentence(
  'The workbook has more than {count} parts. No form needs as many.',
  { count: parts },
);
const LOCKED = sentence('The workbook has a password. Save it without one.');
const TOO_LARGE = sentence(
  'The workbook is larger than {size} MB when unpacked. Put pictures and long lists of choices into files beside it.',
  { size: unpackedBytes / 1_000_000 },
);
const NO_WORKBOOK = sentence('This is a ZIP file, but no workbook. Choose the form as .xlsx.');
const DAMAGED = sentence(
  'The workbook is damaged or cut off. Open it, save it again and choose it once more.',
);
