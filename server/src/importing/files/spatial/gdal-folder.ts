import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LIMITS } from '../../../platform/configuration/limits';
import { sentence } from '../../../platform/languages/sentence';
import { FileRefused } from '../../import-job';
import { type GdalProcess, startGdal } from './gdal-process';

/** GDAL reads one file at a time in this process: each may use the whole memory allowance. */
let isReading = false;

/** Makes a folder beside the file, whose disk has room for a copy, or elsewhere if that is read-only. */
const emptyFolder = (path: string) =>
  mkdtemp(join(dirname(path), '.aranya-')).catch(() => mkdtemp(join(tmpdir(), 'aranya-')));

interface Converted<Result> {
  result: Result;
  remove(): Promise<void>;
}

/** `prepare` fills `in`, GDAL writes `out`. @throws FileRefused, also while another file is read */
export async function inGdalFolder<Prepared, Result>(
  path: string,
  prepare: (into: string) => Promise<Prepared>,
  work: (gdal: GdalProcess, prepared: Prepared) => Promise<Result>,
): Promise<Converted<Result>> {
  if (isReading) {
    throw new FileRefused(
      sentence(
        'Another shapefile, GeoPackage or workbook is being read. Try again in a few minutes.',
      ),
    );
  }
  isReading = true;
  const folder = await emptyFolder(path).catch((error: unknown) => {
    isReading = false;
    throw error;
  });
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await mkdir(join(folder, 'in'));
    await mkdir(join(folder, 'out'));
    const prepared = await prepare(join(folder, 'in'));
    const gdal = await startGdal(folder, LIMITS.dataImport.spatialMs);
    try {
      return { result: await work(gdal, prepared), remove };
    } finally {
      await gdal.end();
    }
  } catch (error) {
    await remove();
    throw error;
  } finally {
    isReading = false;
  }
}
