import { copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LIMITS } from '../../../platform/configuration/limits';
import { sentence } from '../../../platform/languages/sentence';
import { FileRefused } from '../../import-job';
import { openZip, type ZipArchive } from '../archive/zip-archive';
import { knownNames } from '../csv/header-row';
import { tableOfRows } from '../csv/row-table';
import { recogniseKind } from '../source/recognise-kind';
import type { RecordTable } from '../source/record-table';
import { inGdalFolder } from '../spatial/gdal-folder';
import { chooseSheet, sheetRows } from './sheets';

async function endingOf(zip: ZipArchive): Promise<'.xlsx' | '.ods' | null> {
  if (zip.names.includes('xl/workbook.xml')) return '.xlsx';
  if (!zip.names.includes('mimetype') || !zip.names.includes('content.xml')) return null;
  const kind = (await zip.read('mimetype')).toString('latin1').trim();
  return kind === 'application/vnd.oasis.opendocument.spreadsheet' ? '.ods' : null;
}

/** @throws FileRefused for a workbook that GDAL would misread or that is too large */
async function refuseUnreadable(zip: ZipArchive): Promise<void> {
  const bytes = zip.names.reduce((sum, name) => sum + zip.sizeOf(name), 0);
  if (bytes > LIMITS.dataImport.workbookBytes) {
    throw new FileRefused(
      sentence('The workbook unpacks to more than {bytes} bytes. Save its sheet as CSV.', {
        bytes: LIMITS.dataImport.workbookBytes,
      }),
    );
  }
  if (!zip.names.includes('xl/workbook.xml')) return;
  const book = (await zip.read('xl/workbook.xml')).toString('utf8');
  if (/\bdate1904\s*=\s*["'](1|true)["']/i.test(book)) {
    throw new FileRefused(
      sentence(
        'The workbook counts its days from 1904, and they would be read wrongly. Save its sheet as CSV.',
      ),
    );
  }
}

/** @returns null for another kind of file */
async function recognised(path: string) {
  if ((await recogniseKind(path)) !== 'archive') return null;
  const zip = await openZip(path);
  try {
    const ending = await endingOf(zip);
    if (ending) await refuseUnreadable(zip);
    return ending;
  } finally {
    zip.close();
  }
}

/** @returns null for another kind. @throws FileRefused when damaged, too large or ambiguous */
export async function openWorkbook(
  path: string,
  names: readonly string[],
): Promise<RecordTable | null> {
  const ending = await recognised(path);
  if (!ending) return null;
  const name = `input${ending}`;
  const { result: sheets, remove } = await inGdalFolder(
    path,
    (into) => copyFile(path, join(into, name)),
    async (gdal) => {
      const answer = await gdal.ask({ workbook: name });
      if (!('sheets' in answer)) throw new Error('GDAL gave no sheets.');
      return answer.sheets;
    },
  );
  try {
    const { file } = await chooseSheet(sheets, knownNames(names));
    const { size: total } = await stat(file);
    return await tableOfRows({ ...sheetRows(file), total, close: remove }, names);
  } catch (error) {
    await remove();
    throw error;
  }
}
