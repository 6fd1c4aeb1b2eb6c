import { sql } from 'drizzle-orm';
import { LIMITS } from '../../../platform/configuration/limits';
import type { DailyQuota } from '../../../platform/configuration/settings';
import { batch } from '../../../platform/database/batch';
import type { Database } from '../../../platform/database/database';
import {
  type CallFunction,
  databaseFunction,
  type FunctionDefinition,
} from '../../../platform/database/database-function';
import { type FormMapping, wholeMapping } from '../../mapping/form-mapping';
import { noAccess, notFound, OpenRosaError } from '../../open-rosa-error';
import { type FormState, form, formAccess, formVersion, submissionDay } from '../../tables';
import type { SubmissionDocument } from '../reading/submission-document';
import { bytesLeft, isUsedUp, today } from './daily-quota';

export interface ReceivingForm {
  formId: number;
  formVersionId: number;
  uploadPaths: string[];
  mapping: FormMapping;
  /** Revision of the mapping, counted from 0. */
  mappingRevision: number;
  /** The submitter reached a daily limit for the form: only repeats are accepted. */
  isUsedUp: boolean;
  /** Bytes of records and files that the submitter may still send for it today. */
  bytesLeft: number;
}

/** The sender of a submission. */
export interface Submitter {
  appUserId: number;
  projectId: number;
}

/** Finds the form of a submission; see {@link openFormGate}. */
export type FormGate = (
  document: Pick<SubmissionDocument, 'formId' | 'version'>,
  submitter: Submitter,
) => Promise<ReceivingForm>;

interface AskedForm extends Submitter {
  xmlFormId: string;
  version: string;
}

type FoundForm = {
  formId: number;
  state: FormState;
  /** Null for a version that was never published. */
  formVersionId: number | null;
  uploadPaths: string[] | null;
  /** Null before it was guessed. */
  mapping: FormMapping | null;
  mappingRevision: number;
  hasAccess: boolean;
  isUsedUp: boolean;
  /** Some database drivers return a bigint as text. */
  bytesLeft: number | string;
};

/**
 * Finds the form of a submission and checks that it accepts records from this app user now. Every published
 * version accepts them, because phones in the forest update late. Concurrent requests for forms are looked up
 * together.
 *
 * @throws OpenRosaError 404 for an unknown form or version, 409 for a closed form, 403 without access.
 */
export function openFormGate(db: Database, quota: DailyQuota): FormGate {
  const { call } = databaseFunction(db, FIND_FORMS);
  const find = batch<AskedForm, FoundForm | undefined>((asked) => findForms(call, asked, quota), {
    maxSize: LIMITS.openRosa.recordsPerBatch,
  });
  return async ({ formId, version }, submitter) =>
    receiving(await find({ ...submitter, xmlFormId: formId, version }), version);
}

type Asked = { asked: string } & DailyQuota;
type Found = FoundForm & { place: number };

const FIND_FORMS: FunctionDefinition<Asked, Found> = {
  name: 'forms_of_submissions',
  parameters: { asked: 'jsonb', records: 'bigint', occurrences: 'bigint', bytes: 'bigint' },
  columns: {
    place: 'integer',
    formId: 'integer',
    state: 'text',
    formVersionId: 'integer',
    uploadPaths: 'jsonb',
    mapping: 'jsonb',
    mappingRevision: 'integer',
    hasAccess: 'boolean',
    isUsedUp: 'boolean',
    bytesLeft: 'bigint',
  },
  body: ({ asked, ...quota }) => sql`
    begin return query select asked.place, ${form.id} as "formId", ${form.state} as state,
      ${formVersion.id} as "formVersionId", ${formVersion.uploadPaths} as "uploadPaths",
      ${form.mapping} as mapping, ${form.mappingRevision} as "mappingRevision",
      ${formAccess.appUserId} is not null as "hasAccess",
      ${isUsedUp(quota)} as "isUsedUp",
      ${bytesLeft(quota)} as "bytesLeft"
    from jsonb_to_recordset(${asked}) as asked(place integer, "projectId" integer,
      "appUserId" integer, "xmlFormId" text, version text)
    join ${form} on ${form.projectId} = asked."projectId" and ${form.xmlFormId} = asked."xmlFormId"
    left join ${formVersion}
      on ${formVersion.formId} = ${form.id} and ${formVersion.version} = asked.version
    left join ${formAccess}
      on ${formAccess.formId} = ${form.id} and ${formAccess.appUserId} = asked."appUserId"
    left join ${submissionDay} on ${submissionDay.appUserId} = asked."appUserId"
      and ${submissionDay.formId} = ${form.id} and ${submissionDay.day} = ${today};
    end`,
};

async function findForms(
  call: CallFunction<Asked, Found>,
  asked: readonly AskedForm[],
  quota: DailyQuota,
): Promise<(FoundForm | undefined)[]> {
  const numbered = JSON.stringify(asked.map((one, place) => ({ ...one, place })));
  const rows = await call({ asked: numbered, ...quota });
  const found = new Map(rows.map((row) => [row.place, row]));
  return asked.map((_, place) => found.get(place));
}

function receiving(found: FoundForm | undefined, version: string): ReceivingForm {
  if (!found) throw notFound();
  const { formId, formVersionId, uploadPaths, mappingRevision } = found;
  if (formVersionId === null || uploadPaths === null) {
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
      { problem: 'not_accepting' },
    );
  }
  if (!found.hasAccess) throw noAccess();
  const mapping = wholeMapping(found.mapping);
  return {
    formId,
    formVersionId,
    uploadPaths,
    mapping,
    mappingRevision,
    isUsedUp: found.isUsedUp,
    bytesLeft: Number(found.bytesLeft),
  };
}
