import { PROJECT_ID } from '@aranya/shared/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { UnreadableXml } from '../../platform/xml/read-xml';
import type { CollectingContext } from '../collecting-context';
import { form, formVersion } from '../tables';
import { guessMissingMappings } from './mapping/guess-missing-mappings';
import { packagedEntry } from './packaged-entry';
import { packagedForms } from './packaged-forms';
import { publishForm, VersionAlreadyPublished } from './publish-form';
import { UnusableForm } from './read-xform';

/**
 * Publishes the packaged forms that are not published yet, unless the institute published that version or a
 * newer one itself. It can run at every start and in several processes at once. A form that cannot be read is
 * logged and skipped. Forms without a mapping are guessed first, from their existing versions, because the
 * guess of a new version only adds to a mapping.
 *
 * @param folder Folder with `index.json` and the forms.
 */
export async function installForms(
  context: Pick<CollectingContext, 'database' | 'files' | 'log'>,
  folder?: string,
): Promise<void> {
  await guessMissingMappings(context);
  for await (const { formId, version, xml, media } of packagedForms(folder)) {
    const current = await currentVersionOf(context.database.db, formId);
    if (current !== undefined && current > version) continue;
    try {
      await publishForm(context, { xml, ...packagedEntry(formId), media });
    } catch (error) {
      if (error instanceof VersionAlreadyPublished) {
        context.log.error({ formId }, error.message);
      } else if (error instanceof UnreadableXml || error instanceof UnusableForm) {
        context.log.error(
          { formId, err: error },
          'this form cannot be read; the others can be used',
        );
      } else throw error;
    }
  }
}

async function currentVersionOf(db: Database, xmlFormId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ version: formVersion.version })
    .from(form)
    .innerJoin(formVersion, eq(formVersion.id, form.currentVersionId))
    .where(and(eq(form.projectId, PROJECT_ID), eq(form.xmlFormId, xmlFormId)));
  return found?.version;
}
