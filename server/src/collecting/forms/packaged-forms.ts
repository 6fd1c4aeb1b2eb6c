import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { serverFolder } from '../../platform/folders/server-folder';

const FormIndex = z.array(
  z.object({
    formId: z.string(),
    title: z.string(),
    version: z.string(),
    file: z.string(),
    /** File names in `media/<form id, URL-encoded>/`. */
    media: z.array(z.string()),
  }),
);

export interface PackagedForm {
  formId: string;
  title: string;
  version: string;
  xml: Uint8Array;
  media: ReadonlyMap<string, Uint8Array>;
}

export const packagedFormsFolder = () => join(serverFolder(), 'forms');

export async function* packagedForms(folder = packagedFormsFolder()): AsyncGenerator<PackagedForm> {
  const index = FormIndex.parse(JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')));
  for (const { formId, title, version, file, media } of index) {
    const mediaFolder = join(folder, 'media', encodeURIComponent(formId));
    const contents = new Map<string, Uint8Array>();
    for (const name of media) contents.set(name, await readFile(join(mediaFolder, name)));
    yield { formId, title, version, xml: await readFile(join(folder, file)), media: contents };
  }
}
