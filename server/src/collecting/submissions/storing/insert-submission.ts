import { sql } from 'drizzle-orm';
import type { DailyQuota } from '../../../platform/configuration/settings';
import type {
  CallFunction,
  FunctionDefinition,
} from '../../../platform/database/database-function';
import { keepMapping } from '../../mapping/mapping-lock';
import { form, occurrence, recordsToRead, submission, submissionFile } from '../../tables';
import { countSubmissions } from '../receiving/daily-quota';
import { type EditedRecord, withPreviousFiles } from './edited-record';
import { bytesOf } from './new-files';
import type { SubmissionToStore } from './submission-to-store';

/** Result for a submission: its row's id, or why it was not stored. */
export type Inserted = number | 'held' | 'over quota';

type Values = {
  sent: string;
  formIds: number[];
  instanceIds: string[];
} & DailyQuota;

type Stored = {
  form_id: number;
  instance_id: string;
  /** Null if the record exceeds the quota. */
  id: string | number | null;
};

/** Calls {@link STORE_SUBMISSIONS}. */
export type CallStore = CallFunction<Values, Stored>;

/**
 * A call outside of a transaction is one transaction. Each row has its own simple statement: a cluster plans
 * each part of a larger statement again, but sends simple ones with a record's values directly to its node.
 */
export const STORE_SUBMISSIONS: FunctionDefinition<Values, Stored> = {
  name: 'store_submissions',
  parameters: {
    sent: 'jsonb',
    formIds: 'integer[]',
    instanceIds: 'text[]',
    records: 'bigint',
    occurrences: 'bigint',
    bytes: 'bigint',
  },
  columns: { form_id: 'integer', instance_id: 'text', id: 'bigint' },
  body: ({ sent, formIds, instanceIds, ...quota }) => sql`
    declare
      one record;
      part record;
      stored record;
      revisions jsonb;
      held text[];
      refused text[] := '{}';
    begin
      -- Locks the mappings until the submissions are committed. Whoever changes a mapping later
      -- sees these records.
      perform ${keepMapping(sql`kept`)} from unnest(${formIds}) as kept;
      select jsonb_object_agg(id, mapping_revision) into revisions
      from ${form} where id = any(${formIds});
      select array_agg(form_id || ' ' || instance_id) into held from ${submission}
      where form_id = any(${formIds}) and instance_id = any(${instanceIds});
      held := coalesce(held, '{}');
      for one in
        select app_user_id, form_id, count(*) as records,
          sum(jsonb_array_length(occurrences)) as occurrences, sum(bytes) as bytes
        from jsonb_to_recordset(${sent}) as sent(form_id integer, instance_id text,
          app_user_id integer, occurrences jsonb, bytes bigint)
        where form_id || ' ' || instance_id <> all(held)
        group by app_user_id, form_id
        order by app_user_id, form_id
      loop
        ${countSubmissions(quota)}
        if not found then
          refused := refused || (one.app_user_id || ' ' || one.form_id);
        end if;
      end loop;
      -- All callers lock in the same order, so that no deadlock occurs.
      for one in
        select * from jsonb_to_recordset(${sent}) as sent(form_id integer, form_version_id integer,
          mapping_revision integer, instance_id text, instance_name text, app_user_id integer,
          xml text, sha256 text, encrypted boolean, observed_on date, device_id text,
          user_agent text, edit_of bigint, first_app_user_id integer,
          first_submitted_at timestamptz, files jsonb, occurrences jsonb, forest_answers jsonb)
        order by form_id, instance_id
      loop
        continue when one.form_id || ' ' || one.instance_id = any(held);
        if one.app_user_id || ' ' || one.form_id = any(refused) then
          return query select one.form_id, one.instance_id, null::bigint;
          continue;
        end if;
        insert into ${submission} (form_id, form_version_id, instance_id, instance_name, app_user_id,
          xml, sha256, encrypted, device_id, user_agent, edit_of, forest_answers)
        values (one.form_id, one.form_version_id, one.instance_id, one.instance_name, one.app_user_id,
          decode(one.xml, 'base64'), one.sha256, one.encrypted, one.device_id, one.user_agent,
          one.edit_of, one.forest_answers)
        on conflict (form_id, instance_id) do nothing
        returning id, submitted_at into stored;
        continue when stored.id is null;
        for part in
          select * from jsonb_to_recordset(one.files)
            as file(name text, sha256 text, size bigint, "contentType" text, showable boolean,
              "receivedAt" timestamptz)
        loop
          insert into ${submissionFile}
            (submission_id, instance_id, name, sha256, size, content_type, showable, received_at)
          values (stored.id, one.instance_id, part.name, part.sha256, part.size, part."contentType",
            part.showable, case when part.sha256 is null then null else coalesce(part."receivedAt", now()) end);
        end loop;
        for part in
          select * from jsonb_to_recordset(one.occurrences)
            as seen(position smallint, "speciesName" text, "speciesType" text, latitude float8,
              longitude float8, accuracy float8, "individualCount" integer, photo text,
              "fieldSite" text)
        loop
          insert into ${occurrence} (submission_id, instance_id, position, form_id, app_user_id,
            species_name, species_type, latitude, longitude, accuracy, individual_count, photo,
            field_site, submitted_at, observed_on)
          values (stored.id, one.instance_id, part.position, one.form_id,
            coalesce(one.first_app_user_id, one.app_user_id), part."speciesName",
            part."speciesType", part.latitude, part.longitude, part.accuracy,
            part."individualCount", part.photo, part."fieldSite",
            coalesce(one.first_submitted_at, stored.submitted_at), one.observed_on);
        end loop;
        if (revisions ->> one.form_id::text)::integer <> one.mapping_revision then
          insert into ${recordsToRead} (form_id, mapping_revision, read_to)
          values (one.form_id, (revisions ->> one.form_id::text)::integer, stored.id - 1)
          on conflict (form_id) do update
            set read_to = least(${recordsToRead.readTo}, excluded.read_to);
        end if;
        return query select one.form_id, one.instance_id, stored.id;
      end loop;
    end`,
};

/**
 * Stores submissions with their files and occurrences in one call. An edited record retains its owner and
 * first date, and the files that were not sent again. Records that were read with an outdated mapping are
 * queued for rereading.
 *
 * @returns The new rows' ids; `held` if the form already has the instance id, also from another of these
 *   submissions; `over quota` if the new submissions of a person for a form together exceed the daily quota.
 *   Then none of those is stored.
 */
export async function insertSubmissions(
  call: CallStore,
  several: readonly SubmissionToStore[],
  quota: DailyQuota,
  edited: EditedRecord | null = null,
): Promise<Inserted[]> {
  const first = firstOfEach(several);
  const rows = await call({
    sent: JSON.stringify(first.map((one) => described(one, edited))),
    formIds: [...new Set(first.map(({ formId }) => formId))].sort((a, b) => a - b),
    instanceIds: first.map(({ instanceId }) => instanceId),
    ...quota,
  });
  const inserted = new Map(
    rows.map(({ form_id, instance_id, id }): [string, Inserted] => [
      keyOf(form_id, instance_id),
      id === null ? 'over quota' : Number(id),
    ]),
  );
  return several.map(({ formId, instanceId }) => {
    const key = keyOf(formId, instanceId);
    const one = inserted.get(key) ?? 'held';
    // Duplicates within the batch share one row.
    if (one !== 'over quota') inserted.delete(key);
    return one;
  });
}

const keyOf = (formId: number, instanceId: string) => `${formId} ${instanceId}`;

/** Returns the first of the submissions with the same instance id. */
function firstOfEach(several: readonly SubmissionToStore[]): SubmissionToStore[] {
  const first = new Map<string, SubmissionToStore>();
  for (const one of several) {
    const key = keyOf(one.formId, one.instanceId);
    if (!first.has(key)) first.set(key, one);
  }
  return [...first.values()];
}

/** A submission as input of the statement. */
const described = (stored: SubmissionToStore, edited: EditedRecord | null) => ({
  form_id: stored.formId,
  form_version_id: stored.formVersionId,
  mapping_revision: stored.mappingRevision,
  instance_id: stored.instanceId,
  instance_name: stored.instanceName,
  app_user_id: stored.appUserId,
  xml: Buffer.from(stored.xml).toString('base64'),
  sha256: stored.sha256,
  encrypted: stored.encrypted,
  observed_on: stored.observedOn,
  device_id: stored.deviceId,
  user_agent: stored.userAgent,
  edit_of: edited?.firstId ?? null,
  first_app_user_id: edited?.firstAppUserId ?? null,
  first_submitted_at: edited?.firstSubmittedAt ?? null,
  bytes: stored.xml.length + bytesOf(stored.files),
  files: edited ? withPreviousFiles(stored.files, edited) : stored.files,
  forest_answers: stored.forestAnswers,
  occurrences: stored.occurrences.map((one, position) => ({ ...one, position })),
});
