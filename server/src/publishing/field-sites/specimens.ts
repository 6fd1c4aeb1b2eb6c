import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serverFolder } from '../../platform/folders/server-folder';
import { API_PREFIX } from '../../platform/http/api-prefix';

/** File name of a drawing: lower-case words, so that no path can hide in it. */
const SPECIMEN_NAME = /^[a-z]+(-[a-z]+)*\.svg$/;

/** The drawing that belongs to a scientific name: `Shorea robusta` has `shorea-robusta.svg`. */
export const specimenOf = (scientificName: string) =>
  `${scientificName.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.svg`;

/** Address of a drawing, relative to the server's own. */
export const specimenAddress = (specimen: string) => `${API_PREFIX}/field-sites/photos/${specimen}`;

/** A drawing as SVG, or null where there is none of this name. */
export async function readSpecimen(specimen: string): Promise<Buffer | null> {
  if (!SPECIMEN_NAME.test(specimen)) return null;
  try {
    return await readFile(join(serverFolder(), 'data', 'specimens', specimen));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
