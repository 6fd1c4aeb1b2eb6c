import type { TakeOverFormRequest } from '@aranya/shared/contracts/administration';
import { Problem } from '../../platform/problems/problem';
import type { CollectingContext } from '../collecting-context';
import { INSPECT_FORM } from './checking/inspect-form';
import { uploadForm } from './upload-form';
import type { UploadOutcome } from './upload-outcome';

/**
 * Imports a form from ODK Central unchanged, or only checks it. The next synchronisation reads its records;
 * its files remain in Central.
 *
 * @throws Problem `not_found` if this server collects itself or Central does not have the form,
 *   `collection_unavailable`, `busy`
 */
export async function takeOverForm(
  context: Pick<
    CollectingContext,
    'database' | 'files' | 'collection' | 'heavyWork' | 'knownSpecies'
  >,
  { formId, check, kind }: TakeOverFormRequest,
): Promise<UploadOutcome> {
  const found = await context.collection.formsInCentral?.read(formId);
  if (!found) throw new Problem('not_found');
  const { xml, fileNames } = found;
  return uploadForm(
    context,
    { xml, files: new Map(), inCentral: fileNames },
    { check, kind },
    (form) => context.heavyWork.run(INSPECT_FORM, form),
  );
}
