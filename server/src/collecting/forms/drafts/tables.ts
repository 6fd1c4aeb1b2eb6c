import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { bytes, moment } from '../../../platform/database/columns';
import type { StoredMapping } from '../../mapping/form-mapping';
import type { Occurrence } from '../../submissions/reading/read-occurrences';
import { type FormKind, project } from '../../tables';
import type { XForm } from '../read-xform';

/** Test records have their own tables, so that no query for maps, counters and lists finds them. */
export const formDraft = pgTable(
  'form_draft',
  {
    id: serial('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => project.id),
    xmlFormId: text('xml_form_id').notNull(),
    /** Access to the form after its publication. */
    kind: text('kind').$type<FormKind>().notNull(),
    /** In the test phone's address; each draft has another, so that earlier phones lose access. */
    token: text('token').notNull().unique(),
    /** Byte for byte as uploaded. */
    xml: bytes('xml').notNull(),
    /** Lower-case hex of the XForm's bytes. */
    md5: text('md5').notNull(),
    xform: jsonb('xform').$type<Omit<XForm, 'emptyRecord'>>().notNull(),
    /** The mapping after publication; test records are read with it. */
    mapping: jsonb('mapping').$type<StoredMapping>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [unique('form_draft_of_form').on(table.projectId, table.xmlFormId)],
);

export const formDraftMedia = pgTable(
  'form_draft_media',
  {
    draftId: integer('draft_id')
      .notNull()
      .references(() => formDraft.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Name of the content in the file store. */
    sha256: text('sha256').notNull(),
    md5: text('md5').notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.name] })],
);

/** Removed with the draft. */
export const draftRecord = pgTable(
  'draft_record',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    draftId: integer('draft_id')
      .notNull()
      .references(() => formDraft.id, { onDelete: 'cascade' }),
    instanceId: text('instance_id').notNull(),
    instanceName: text('instance_name'),
    xml: bytes('xml').notNull(),
    sha256: text('sha256').notNull(),
    encrypted: boolean('encrypted').notNull().default(false),
    /** The first occurrences that the map would show. */
    occurrences: jsonb('occurrences').$type<Occurrence[]>().notNull(),
    occurrenceCount: integer('occurrence_count').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [unique('draft_record_instance').on(table.draftId, table.instanceId)],
);

/** The hash is null until the file is received. */
export const draftFile = pgTable(
  'draft_file',
  {
    recordId: bigint('record_id', { mode: 'number' })
      .notNull()
      .references(() => draftRecord.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    sha256: text('sha256'),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.recordId, table.name] }),
    index('draft_file_content').on(table.sha256).where(sql`${table.sha256} is not null`),
  ],
);
