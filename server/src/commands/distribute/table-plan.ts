/** Citus: reference tables are complete on every node; unlisted ones stay on the coordinator. */

/** Small; joined with distributed tables or referenced by them. */
export const REFERENCE_TABLES: readonly string[] = [
  'person',
  'project',
  'form',
  'form_version',
  'app_user',
  'protected_cell',
  'dataset',
  'data_import',
  'protected_import_cell',
];

export interface SpreadTable {
  name: string;
  /** Tables with the same `beside` store equal values on one node. */
  column: string;
  beside?: string;
  /** Must contain the column. Null: the present one already does. */
  primaryKey: readonly string[] | null;
  /** Must contain the column; values are the new columns. */
  unique?: Readonly<Record<string, readonly string[]>>;
  /** Foreign keys to another distributed table, with their replacements. */
  keys?: Readonly<Record<string, string | null>>;
  /** For queries without the column. */
  indexes?: Readonly<Record<string, readonly string[]>>;
}

const ofRecord =
  'foreign key (instance_id, submission_id) references submission (instance_id, id) on delete cascade';

/** Tables that grow with the records, referenced tables first. */
export const SPREAD_TABLES: readonly SpreadTable[] = [
  {
    name: 'submission',
    column: 'instance_id',
    primaryKey: ['instance_id', 'id'],
    keys: {
      submission_edit_of_submission_id_fk: null,
      submission_superseded_by_submission_id_fk: null,
    },
    indexes: { submission_id: ['id'] },
  },
  {
    name: 'submission_file',
    column: 'instance_id',
    beside: 'submission',
    primaryKey: ['instance_id', 'submission_id', 'name'],
    keys: { submission_file_submission_id_submission_id_fk: ofRecord },
    indexes: { submission_file_submission: ['submission_id'] },
  },
  {
    name: 'occurrence',
    column: 'instance_id',
    beside: 'submission',
    primaryKey: ['instance_id', 'id'],
    unique: { occurrence_of_submission: ['instance_id', 'submission_id', 'position'] },
    keys: { occurrence_submission_id_submission_id_fk: ofRecord },
    indexes: { occurrence_id: ['id'], occurrence_submission: ['submission_id'] },
  },
  {
    name: 'central_submission',
    column: 'instance_id',
    beside: 'submission',
    primaryKey: ['instance_id', 'submission_id'],
    keys: { central_submission_submission_id_submission_id_fk: ofRecord },
    indexes: { central_submission_submission: ['submission_id'] },
  },
  {
    name: 'imported_occurrence',
    column: 'occurrence_id',
    primaryKey: ['occurrence_id', 'id'],
    indexes: { imported_occurrence_id: ['id'] },
  },
  { name: 'audit_entry', column: 'id', primaryKey: null },
];
