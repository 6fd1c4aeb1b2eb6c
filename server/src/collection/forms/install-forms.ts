import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OPEN_FORMS, TRIAL_FORM } from '@aranya/shared/contracts';
import * as z from 'zod';
import type { ServerContext } from '../../context';
import { serverFolder } from '../../server-folder';
import type { FormKind } from '../tables';
import { publishForm } from './publish-form';

/** `forms/index.json`: the forms that come with the server. */
const FormIndex = z.array(
  z.object({
    formId: z.string(),
    title: z.string(),
    version: z.string(),
    file: z.string(),
    /** Names of files in `media/<form id, URL-encoded>/`. */
    media: z.array(z.string()),
  }),
);

/**
 * Publishes the packaged forms that are not published yet. Safe at every start and in several
 * processes at once.
 *
 * @param folder Where `index.json` and the forms lie.
 */
export async function installForms(
  context: Pick<ServerContext, 'database' | 'files'>,
  folder = join(serverFolder(), 'forms'),
): Promise<void> {
  const index = FormIndex.parse(JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')));
  for (const { formId, file, media } of index) {
    const mediaFolder = join(folder, 'media', encodeURIComponent(formId));
    const contents = new Map<string, Uint8Array>();
    for (const name of media) contents.set(name, await readFile(join(mediaFolder, name)));
    const xml = await readFile(join(folder, file));
    await publishForm(context, { xml, kind: kindOf(formId), media: contents });
  }
}

function kindOf(formId: string): FormKind {
  if (decodeURIComponent(TRIAL_FORM.formId) === formId) return 'trial';
  const open = OPEN_FORMS.some((entry) => decodeURIComponent(entry.formId) === formId);
  return open ? 'open' : 'targeted';
}
