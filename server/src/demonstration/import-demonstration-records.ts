import { createHash } from 'node:crypto';
import { PROJECT_ID, TRIAL_FORM_ID } from '@aranya/shared/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { completeTrial, ensureAppUser } from '../collecting/app-users/app-users';
import { fillRecord } from '../collecting/forms/fill-record';
import { grantAccess } from '../collecting/forms/form-access';
import { readXForm } from '../collecting/forms/read-xform';
import { readOccurrences } from '../collecting/submissions/reading/read-occurrences';
import { submissionDocumentOf } from '../collecting/submissions/reading/submission-document';
import { form, formVersion, occurrence, submission } from '../collecting/tables';
import { LIMITS } from '../platform/configuration/limits';
import type { Database } from '../platform/database/database';
import { readXml } from '../platform/xml/read-xml';
import { beginRebuilding } from '../publishing/public-occurrences/building/build-map';
import type { PublishingContext } from '../publishing/publishing-context';
import { packagedSource } from './demonstration-source';
import type { OwnedRecord } from './owned-records';

const FORM_OF_STATE: Readonly<Record<string, string>> = {
  Odisha: 'tree_species_odisha',
  'Himachal Pradesh': 'tree_species_himachal_pradesh',
};

const BATCH = 1000;

type PublishedForm = Awaited<ReturnType<typeof publishedForm>>;

/** The forms must be installed. Storing the same records again changes nothing. */
export async function importDemonstrationRecords(
  { database: { db } }: Pick<PublishingContext, 'database'>,
  records: readonly OwnedRecord[],
): Promise<void> {
  const states = new Map(packagedSource().blocks.map(({ district, state }) => [district, state]));
  const forms = new Map<string, PublishedForm>();
  for (const name of [...Object.values(FORM_OF_STATE), TRIAL_FORM_ID]) {
    forms.set(name, await publishedForm(db, name));
  }
  const formOf = ({ district }: OwnedRecord) => {
    const found = forms.get(FORM_OF_STATE[states.get(district) ?? ''] ?? TRIAL_FORM_ID);
    if (!found) throw new Error('The forms of the demonstration records are not installed.');
    return found;
  };
  const appUsers = await prepareAppUsers(db, records, [...forms.values()]);
  const rows = records.map((record, index) =>
    rowOf(record, index, formOf(record), appUsers.get(record.personId) ?? 0),
  );
  for (let from = 0; from < rows.length; from += BATCH) {
    await storeBatch(db, rows.slice(from, from + BATCH));
  }
  // The records are dated before batches that were published already.
  await beginRebuilding(db, false);
}

async function publishedForm(db: Database, xmlFormId: string) {
  const [found] = await db
    .select({ formId: form.id, formVersionId: formVersion.id, xml: formVersion.xml })
    .from(form)
    .innerJoin(formVersion, eq(formVersion.id, form.currentVersionId))
    .where(and(eq(form.projectId, PROJECT_ID), eq(form.xmlFormId, xmlFormId)));
  if (!found) throw new Error(`The form ${xmlFormId} is not installed.`);
  const { formId, formVersionId, xml } = found;
  return { formId, formVersionId, xform: readXForm(xml) };
}

/** With a completed trial and access to the forms. @returns app users by person */
async function prepareAppUsers(
  db: Database,
  records: readonly OwnedRecord[],
  forms: readonly PublishedForm[],
): Promise<Map<string, number>> {
  const appUsers = new Map<string, number>();
  for (const personId of new Set(records.map((record) => record.personId))) {
    const made = await ensureAppUser(db, {
      personId,
      displayName: 'Demonstration',
      location: 'demonstration',
    });
    await completeTrial(db, personId);
    for (const { formId } of forms) await grantAccess(db, made.id, formId);
    appUsers.set(personId, made.id);
  }
  return appUsers;
}

function rowOf(
  record: OwnedRecord,
  index: number,
  { formId, formVersionId, xform }: PublishedForm,
  appUserId: number,
) {
  const instanceId = `uuid:demonstration-${String(index).padStart(6, '0')}`;
  const { speciesName, latitude, longitude, accuracyMetres, observedAt } = record;
  const instanceName = `${speciesName} · ${observedAt.slice(0, 10)}`;
  const xml = fillRecord(xform, {
    start: observedAt,
    end: observedAt,
    deviceid: 'demonstration',
    species: speciesName.replaceAll(' ', '_'),
    species_type: record.speciesType,
    location: `${latitude} ${longitude} 0.0 ${accuracyMetres}`,
    notes: 'Demonstration record, made up',
    instanceID: instanceId,
    instanceName,
  });
  return {
    formId,
    formVersionId,
    appUserId,
    instanceId,
    instanceName,
    xml,
    sha256: createHash('sha256').update(xml).digest('hex'),
    submittedAt: observedAt,
    // The text already contains the date in India.
    observedOn: observedAt.slice(0, 10),
    occurrences: readOccurrences(
      submissionDocumentOf(readXml(Buffer.from(xml), LIMITS.openRosa.xml)),
      xform.mapping,
    ).map((one, position) => ({ ...one, position })),
  };
}

async function storeBatch(db: Database, rows: readonly ReturnType<typeof rowOf>[]): Promise<void> {
  await db.execute(sql`
    with incoming as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as record(
        "formId" int, "formVersionId" int, "appUserId" int, "instanceId" text,
        "instanceName" text, xml text, sha256 text, "submittedAt" timestamptz,
        "observedOn" date, occurrences jsonb)
    ), stored as (
      insert into ${submission} (form_id, form_version_id, app_user_id, instance_id,
        instance_name, xml, sha256, device_id, submitted_at)
      select "formId", "formVersionId", "appUserId", "instanceId", "instanceName",
        convert_to(xml, 'UTF8'), sha256, 'demonstration', "submittedAt" from incoming
      on conflict (form_id, instance_id) do nothing
      returning id, form_id, app_user_id, instance_id, submitted_at
    )
    insert into ${occurrence} (submission_id, instance_id, position, form_id, app_user_id, species_name,
      species_type, latitude, longitude, accuracy, submitted_at, observed_on, received_at)
    select stored.id, stored.instance_id, one.position, stored.form_id, stored.app_user_id, one."speciesName",
      one."speciesType", one.latitude, one.longitude, one.accuracy, stored.submitted_at,
      "observedOn", stored.submitted_at
    from stored
    join incoming on incoming."formId" = stored.form_id
      and incoming."instanceId" = stored.instance_id
    cross join jsonb_to_recordset(incoming.occurrences)
      as one(position smallint, "speciesName" text, "speciesType" text,
        latitude float8, longitude float8, accuracy float8)`);
}
