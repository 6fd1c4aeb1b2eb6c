import * as z from 'zod';

export const BACKUP_FORMAT = 3;

/** First format whose migrations begin with the baseline. */
export const BASELINE_FORMAT = 3;

const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

/** First entry, `manifest.json`, read before the rest. */
export const Manifest = z.object({
  product: z.literal('aranya'),
  /** See {@link BACKUP_FORMAT}. */
  format: z.int(),
  /** The newest of the database, such as `0000_baseline`. */
  migration: z.string(),
  /** Columns in the order of the entries. */
  tables: z.record(name, z.array(name).min(1)),
});
export type Manifest = z.infer<typeof Manifest>;

/** Last entry, `contents.json`: the list of the entries before it. */
export const Contents = z.object({
  rows: z.record(name, z.int()),
  /** Next numbers, by `table.column`. */
  sequences: z.record(z.string().regex(/^[a-z0-9_]+\.[a-z0-9_]+$/), z.string().regex(/^\d{1,19}$/)),
  /** Files of forms, submissions and profiles. */
  files: z.int(),
  /** Rows name them, but the store lacks or has damaged them; not in the backup. */
  missing: z.array(z.string()),
  /** Imported borders. */
  places: z.array(z.string()),
});
export type Contents = z.infer<typeof Contents>;

export const MANIFEST_ENTRY = 'manifest.json';
export const CONTENTS_ENTRY = 'contents.json';
export const FILES_FOLDER = 'files/';
export const TABLES_FOLDER = 'tables/';
export const PLACES_FOLDER = 'places/';
