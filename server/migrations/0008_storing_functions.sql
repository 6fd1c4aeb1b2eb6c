-- Both functions run for every record: PostgreSQL keeps the plans of a function in PL/pgSQL for each
-- connection, also behind a pooler and in the embedded database. A changed function gets another name, so
-- that servers of two versions can use one database.

-- Finds the forms of submissions and whether their senders may use them. `asked` has the objects of form-gate.ts.
create or replace function find_submitted_forms(
  asked_forms jsonb, max_records bigint, max_occurrences bigint, max_bytes bigint
) returns table (
  "place" integer, "formId" integer, "formState" text, "formVersionId" integer, "uploadPaths" jsonb,
  "formMapping" jsonb, "mappingRevision" integer, "hasAccess" boolean, "isUsedUp" boolean, "bytesLeft" bigint
) language plpgsql as $function$
begin
  return query
    select asked.place, form.id, form.state, form_version.id, form_version.upload_paths, form.mapping,
      form.mapping_revision, form_access.app_user_id is not null,
      coalesce(day.records >= max_records or day.occurrences >= max_occurrences or day.bytes >= max_bytes, false),
      greatest(max_bytes - coalesce(day.bytes, 0), 0)
    from jsonb_to_recordset(asked_forms) as asked(place integer, "projectId" integer, "appUserId" integer,
      "xmlFormId" text, version text)
    join form on form.project_id = asked."projectId" and form.xml_form_id = asked."xmlFormId"
    left join form_version on form_version.form_id = form.id and form_version.version = asked.version
    left join form_access on form_access.form_id = form.id and form_access.app_user_id = asked."appUserId"
    left join submission_day as day on day.app_user_id = asked."appUserId" and day.form_id = form.id
      and day.day = (now() at time zone 'utc')::date;
end
$function$;
--> statement-breakpoint
-- Stores submissions; `sent` has the objects of insert-submission.ts. Returns a row for each new one, whose id is
-- null if it exceeds the daily quota, and none for one that is stored already. Each row has its own simple
-- statement: a cluster plans each part of a larger statement again, but sends simple ones with a record's values
-- directly to its node.
create or replace function store_submissions(
  sent jsonb, sent_forms integer[], sent_instances text[], max_records bigint, max_occurrences bigint,
  max_bytes bigint
) returns table ("formId" integer, "instanceId" text, "storedId" bigint) language plpgsql as $function$
declare
  one record;
  part record;
  stored record;
  revisions jsonb;
  held text[];
  refused text[] := '{}';
begin
  -- Locks the mappings (mapping-lock.ts) until the submissions are committed. Whoever changes a mapping later sees
  -- these records.
  perform pg_advisory_xact_lock_shared(1835102320, kept) from unnest(sent_forms) as kept;
  select jsonb_object_agg(id, mapping_revision) into revisions from form where id = any(sent_forms);
  select array_agg(form_id || ' ' || instance_id) into held from submission
  where form_id = any(sent_forms) and instance_id = any(sent_instances);
  held := coalesce(held, '{}');
  -- The submissions of a person for a form are admitted all or none, also across processes, because each
  -- transaction waits for the row that the previous one locked.
  for one in
    select app_user_id, form_id, count(*) as records, sum(jsonb_array_length(occurrences)) as occurrences,
      sum(bytes) as bytes
    from jsonb_to_recordset(sent) as arriving(form_id integer, instance_id text, app_user_id integer,
      occurrences jsonb, bytes bigint)
    where form_id || ' ' || instance_id <> all(held)
    group by app_user_id, form_id
    order by app_user_id, form_id
  loop
    perform 1 where one.records <= max_records and one.occurrences <= max_occurrences and one.bytes <= max_bytes;
    if found then
      insert into submission_day as day (app_user_id, form_id, day, records, occurrences, bytes)
      values (one.app_user_id, one.form_id, (now() at time zone 'utc')::date, one.records, one.occurrences, one.bytes)
      on conflict (app_user_id, form_id, day) do update set
        records = day.records + excluded.records,
        occurrences = day.occurrences + excluded.occurrences,
        bytes = day.bytes + excluded.bytes
      where day.records + excluded.records <= max_records
        and day.occurrences + excluded.occurrences <= max_occurrences
        and day.bytes + excluded.bytes <= max_bytes;
    end if;
    if not found then
      refused := refused || (one.app_user_id || ' ' || one.form_id);
    end if;
  end loop;
  -- All callers lock in the same order, so that no deadlock occurs.
  for one in
    select * from jsonb_to_recordset(sent) as arriving(form_id integer, form_version_id integer,
      mapping_revision integer, instance_id text, instance_name text, app_user_id integer, xml text, sha256 text,
      encrypted boolean, observed_on date, device_id text, user_agent text, edit_of bigint,
      first_app_user_id integer, first_submitted_at timestamptz, files jsonb, occurrences jsonb,
      forest_answers jsonb)
    order by form_id, instance_id
  loop
    continue when one.form_id || ' ' || one.instance_id = any(held);
    if one.app_user_id || ' ' || one.form_id = any(refused) then
      return query select one.form_id, one.instance_id, null::bigint;
      continue;
    end if;
    insert into submission (form_id, form_version_id, instance_id, instance_name, app_user_id, xml, sha256,
      encrypted, device_id, user_agent, edit_of, forest_answers)
    values (one.form_id, one.form_version_id, one.instance_id, one.instance_name, one.app_user_id,
      decode(one.xml, 'base64'), one.sha256, one.encrypted, one.device_id, one.user_agent, one.edit_of,
      one.forest_answers)
    on conflict (form_id, instance_id) do nothing
    returning id, submitted_at into stored;
    continue when stored.id is null;
    for part in
      select * from jsonb_to_recordset(one.files) as file(name text, sha256 text, size bigint,
        "contentType" text, showable boolean, "receivedAt" timestamptz)
    loop
      insert into submission_file (submission_id, instance_id, name, sha256, size, content_type, showable,
        received_at)
      values (stored.id, one.instance_id, part.name, part.sha256, part.size, part."contentType", part.showable,
        case when part.sha256 is null then null else coalesce(part."receivedAt", now()) end);
    end loop;
    for part in
      select * from jsonb_to_recordset(one.occurrences) as seen(position smallint, "speciesName" text,
        "speciesType" text, latitude float8, longitude float8, accuracy float8, "individualCount" integer,
        photo text, "fieldSite" text)
    loop
      insert into occurrence (submission_id, instance_id, position, form_id, app_user_id, species_name,
        species_type, latitude, longitude, accuracy, individual_count, photo, field_site, submitted_at,
        observed_on)
      values (stored.id, one.instance_id, part.position, one.form_id,
        coalesce(one.first_app_user_id, one.app_user_id), part."speciesName", part."speciesType", part.latitude,
        part.longitude, part.accuracy, part."individualCount", part.photo, part."fieldSite",
        coalesce(one.first_submitted_at, stored.submitted_at), one.observed_on);
    end loop;
    if (revisions ->> one.form_id::text)::integer <> one.mapping_revision then
      insert into records_to_read as queued (form_id, mapping_revision, read_to)
      values (one.form_id, (revisions ->> one.form_id::text)::integer, stored.id - 1)
      on conflict (form_id) do update set read_to = least(queued.read_to, excluded.read_to);
    end if;
    return query select one.form_id, one.instance_id, stored.id;
  end loop;
end
$function$;
--> statement-breakpoint
-- The index also has the order in which a block's records are listed.
DROP INDEX "public_place_block";--> statement-breakpoint
CREATE INDEX "public_place_block" ON "public_place" USING btree ("block","day","public_id");