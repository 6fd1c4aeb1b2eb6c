import * as z from 'zod';

/** Format of the backups that this version writes. */
export const BACKUP_FORMAT = 3;

/** First format whose migrations begin with the baseline. */
export const BASELINE_FORMAT = 3;

const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

/** First entry of a backup, `manifest.json`: its version and tables, read before the rest. */
export const Manifest = z.object({
  product: z.literal('aranya'),
  /** Number of the format; see {@link BACKUP_FORMAT}. */
  format: z.int(),
  /** Name of the newest migration of the database, such as `0000_baseline`. */
  migration: z.string(),
  /** Columns of every table, in the order of the entries. */
  tables: z.record(name, z.array(name).min(1)),
});
export type Manifest = z.infer<typeof Manifest>;

/** Last entry of a backup, `contents.json`: the list of the entries before it. */
export const Contents = z.object({
  rows: z.record(name, z.int()),
  /** The next number of every sequence, by `table.column`. */
  sequences: z.record(z.string().regex(/^[a-z0-9_]+\.[a-z0-9_]+$/), z.string().regex(/^\d{1,19}$/)),
  /** Files of forms, submissions and profiles. */
  files: z.int(),
  /** Files that rows name but that the store lacks or has damaged; not in the backup. */
  missing: z.array(z.string()),
  /** Names of imported borders. */
  places: z.array(z.string()),
});
export type Contents = z.infer<typeof Contents>;

export const MANIFEST_ENTRY = 'manifest.json';
export const CONTENTS_ENTRY = 'contents.json';
export const FILES_FOLDER = 'files/';
export const TABLES_FOLDER = 'tables/';
export const PLACES_FOLDER = 'places/';
