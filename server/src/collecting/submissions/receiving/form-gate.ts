import { sql } from 'drizzle-orm';
import { LIMITS } from '../../../platform/configuration/limits';
import type { DailyQuota } from '../../../platform/configuration/settings';
import { batch } from '../../../platform/database/batch';
import type { Database } from '../../../platform/database/database';
import { type FormMapping, wholeMapping } from '../../mapping/form-mapping';
import { noAccess, notFound, OpenRosaError } from '../../open-rosa-error';
import type { FormState } from '../../tables';
import type { SubmissionDocument } from '../reading/submission-document';

export interface ReceivingForm {
  formId: number;
  formVersionId: number;
  uploadPaths: string[];
  mapping: FormMapping;
  /** Counted from 0. */
  mappingRevision: number;
  /** The submitter reached a daily limit for the form: only repeats are accepted. */
  isUsedUp: boolean;
  /** Bytes of records and files that the submitter may still send for it today. */
  bytesLeft: number;
}

export interface Submitter {
  appUserId: number;
  projectId: number;
}

export type FormGate = (
  document: Pick<SubmissionDocument, 'formId' | 'version'>,
  submitter: Submitter,
) => Promise<ReceivingForm>;

interface AskedForm extends Submitter {
  xmlFormId: string;
  version: string;
}

type FoundForm = {
  place: number;
  formId: number;
  formState: FormState;
  /** Null for a version that was never published. */
  formVersionId: number | null;
  uploadPaths: string[] | null;
  formMapping: FormMapping | null;
  mappingRevision: number;
  hasAccess: boolean;
  isUsedUp: boolean;
  /** Some database drivers return a bigint as text. */
  bytesLeft: number | string;
};

/**
 * Every published version accepts records, because phones in the forest update late.
 * @throws OpenRosaError 404 for an unknown form or version, 409 for a closed form, 403 without
 *   access.
 */
export function openFormGate(db: Database, quota: DailyQuota): FormGate {
  const find = batch<AskedForm, FoundForm | undefined>((asked) => findForms(db, asked, quota), {
    maxSize: LIMITS.openRosa.recordsPerBatch,
  });
  return async ({ formId, version }, submitter) =>
    receiving(await find({ ...submitter, xmlFormId: formId, version }), version);
}

/** Function of migrations/0008. */
async function findForms(
  db: Database,
  asked: readonly AskedForm[],
  quota: DailyQuota,
): Promise<(FoundForm | undefined)[]> {
  const numbered = JSON.stringify(asked.map((one, place) => ({ ...one, place })));
  const { rows } = await db.execute<FoundForm>(sql`
    select * from find_submitted_forms(${numbered}::jsonb, ${quota.records}::bigint,
      ${quota.occurrences}::bigint, ${quota.bytes}::bigint)`);
  const found = new Map(rows.map((row) => [row.place, row]));
  return asked.map((_, place) => found.get(place));
}

function receiving(found: FoundForm | undefined, version: string): ReceivingForm {
  if (!found) throw notFound();
  const { formId, formVersionId, uploadPaths, mappingRevision, isUsedUp } = found;
  if (formVersionId === null || uploadPaths === null) {
    throw new OpenRosaError(
      404,
      `The form version specified in this submission '${version}' does not exist.`,
    );
  }
  if (found.formState === 'closed') {
    throw new OpenRosaError(
      409,
      'This form is not currently accepting submissions. ' +
        'Please talk to your program staff if this is unexpected.',
      { problem: 'not_accepting' },
    );
  }
  if (!found.hasAccess) throw noAccess();
  const mapping = wholeMapping(found.formMapping);
  const bytesLeft = Number(found.bytesLeft);
  return { formId, formVersionId, uploadPaths, mapping, mappingRevision, isUsedUp, bytesLeft };
}
