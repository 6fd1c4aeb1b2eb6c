import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { noAccess, notFound, OpenRosaError } from '../open-rosa/open-rosa-error';
import { form, formAccess, formVersion } from '../tables';
import type { SubmissionDocument } from './submission-document';

/** The form that a submission goes to. */
export interface ReceivingForm {
  formId: number;
  formVersionId: number;
  uploadPaths: string[];
}

/** Whose submission it is. */
export interface Submitter {
  appUserId: number;
  projectId: number;
}

/**
 * Finds the form of a submission and checks that it takes records from this app user now. Every
 * version that was ever published takes them: phones in the forest lag behind.
 *
 * @throws OpenRosaError 404 for an unknown form or version, 409 for a closed form, 403 without
 *   access.
 */
export async function formFor(
  db: Database,
  { formId, version }: SubmissionDocument,
  { appUserId, projectId }: Submitter,
): Promise<ReceivingForm> {
  const [found] = await db
    .select({
      formId: form.id,
      state: form.state,
      formVersionId: formVersion.id,
      uploadPaths: formVersion.uploadPaths,
      access: formAccess.appUserId,
    })
    .from(form)
    .leftJoin(formVersion, and(eq(formVersion.formId, form.id), eq(formVersion.version, version)))
    .leftJoin(formAccess, and(eq(formAccess.formId, form.id), eq(formAccess.appUserId, appUserId)))
    .where(and(eq(form.projectId, projectId), eq(form.xmlFormId, formId)));
  if (!found) throw notFound();
  if (found.formVersionId === null || found.uploadPaths === null) {
    throw new OpenRosaError(
      404,
      `The form version specified in this submission '${version}' does not exist.`,
    );
  }
  if (found.state === 'closed') {
    throw new OpenRosaError(
      409,
      'This form is not currently accepting submissions. ' +
        'Please talk to your program staff if this is unexpected.',
    );
  }
  if (found.access === null) throw noAccess();
  return {
    formId: found.formId,
    formVersionId: found.formVersionId,
    uploadPaths: found.uploadPaths,
  };
}
