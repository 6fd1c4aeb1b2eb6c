import { readFile } from 'node:fs/promises';
import type { FormUploadQuery } from '@aranya/shared/contracts/administration';
import type { CollectingContext } from '../collecting-context';
import type { NotPublished } from '../collection-server';
import type { MediaFile } from '../files/media-file';
import type { XForm } from './read-xform';

interface InspectedForm {
  xml: Uint8Array;
  xform: Pick<XForm, 'formId' | 'version'>;
  files: ReadonlyMap<string, MediaFile>;
}

/**
 * Publishes a form on the collection server, if that is a separate server.
 *
 * @returns Why it was not published; null if it was, or if phones use this server.
 * @throws Problem `collection_unavailable`
 */
export async function publishForPhones(
  { collection }: Pick<CollectingContext, 'collection'>,
  { xml, xform, files }: InspectedForm,
  acceptWarnings: FormUploadQuery['acceptWarnings'],
): Promise<NotPublished | null> {
  const { formsInCentral } = collection;
  if (!formsInCentral) return null;
  const { formId, version } = xform;
  const readers = [...files].map(([name, { path }]) => [name, () => readFile(path)] as const);
  return formsInCentral.publish(
    { formId, version, xml, files: new Map(readers) },
    acceptWarnings === 'yes',
  );
}
