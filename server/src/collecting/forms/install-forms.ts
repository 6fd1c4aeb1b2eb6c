import { OPEN_FORMS, TRIAL_FORM } from '@aranya/shared/contracts';
import type { CollectingContext } from '../collecting-context';
import type { FormKind } from '../tables';
import { packagedForms } from './packaged-forms';
import { publishForm } from './publish-form';

/**
 * Publishes the packaged forms that are not published yet. Safe at every start and in several
 * processes at once.
 *
 * @param folder Where `index.json` and the forms lie.
 */
export async function installForms(
  context: Pick<CollectingContext, 'database' | 'files'>,
  folder?: string,
): Promise<void> {
  for await (const { formId, xml, media } of packagedForms(folder)) {
    await publishForm(context, { xml, kind: kindOf(formId), media });
  }
}

function kindOf(formId: string): FormKind {
  if (decodeURIComponent(TRIAL_FORM.formId) === formId) return 'trial';
  const open = OPEN_FORMS.some((entry) => decodeURIComponent(entry.formId) === formId);
  return open ? 'open' : 'targeted';
}
