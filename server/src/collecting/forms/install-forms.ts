import { OPEN_FORMS, TRIAL_FORM } from '@aranya/shared/contracts';
import { UnreadableXml } from '../../platform/xml/read-xml';
import type { CollectingContext } from '../collecting-context';
import type { FormKind } from '../tables';
import { packagedForms } from './packaged-forms';
import { publishForm } from './publish-form';
import { UnusableForm } from './read-xform';

/**
 * Publishes the packaged forms that are not published yet. Safe at every start and in several
 * processes at once. A form that cannot be read is named in the log and left out.
 *
 * @param folder Where `index.json` and the forms lie.
 */
export async function installForms(
  context: Pick<CollectingContext, 'database' | 'files' | 'log'>,
  folder?: string,
): Promise<void> {
  for await (const { formId, xml, media } of packagedForms(folder)) {
    try {
      await publishForm(context, { xml, kind: kindOf(formId), media });
    } catch (error) {
      if (!(error instanceof UnreadableXml || error instanceof UnusableForm)) throw error;
      context.log.error({ formId, err: error }, 'this form cannot be read; the others can be used');
    }
  }
}

function kindOf(formId: string): FormKind {
  if (decodeURIComponent(TRIAL_FORM.formId) === formId) return 'trial';
  const open = OPEN_FORMS.some((entry) => decodeURIComponent(entry.formId) === formId);
  return open ? 'open' : 'targeted';
}
