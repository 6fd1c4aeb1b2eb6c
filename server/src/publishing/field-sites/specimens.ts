import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serverFolder } from '../../platform/folders/server-folder';
import { API_PREFIX } from '../../platform/http/api-prefix';
import { unlessMissing } from '../../platform/problems/error-code';

/** Lower-case words only, so that it cannot contain a path. */
const SPECIMEN_NAME = /^[a-z]+(-[a-z]+)*\.svg$/;

/** `shorea-robusta.svg` for `Shorea robusta`. */
export const specimenOf = (scientificName: string) =>
  `${scientificName.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.svg`;

/** Relative to the server's own address. */
export const specimenAddress = (specimen: string) => `${API_PREFIX}/field-sites/photos/${specimen}`;

export async function readSpecimen(specimen: string): Promise<Buffer | null> {
  if (!SPECIMEN_NAME.test(specimen)) return null;
  return unlessMissing(readFile(join(serverFolder(), 'data', 'specimens', specimen)));
}
