import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serverFolder } from '../../platform/folders/server-folder';
import { API_PREFIX } from '../../platform/http/api-prefix';

/** File name of a drawing: lower-case words only, so that it cannot contain a path. */
const SPECIMEN_NAME = /^[a-z]+(-[a-z]+)*\.svg$/;

/** File name of the drawing of a species: `shorea-robusta.svg` for `Shorea robusta`. */
export const specimenOf = (scientificName: string) =>
  `${scientificName.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.svg`;

/** Address of a drawing, relative to the server's own. */
export const specimenAddress = (specimen: string) => `${API_PREFIX}/field-sites/photos/${specimen}`;

/** Returns a drawing as SVG, or null when it does not exist. */
export async function readSpecimen(specimen: string): Promise<Buffer | null> {
  if (!SPECIMEN_NAME.test(specimen)) return null;
  try {
    return await readFile(join(serverFolder(), 'data', 'specimens', specimen));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
