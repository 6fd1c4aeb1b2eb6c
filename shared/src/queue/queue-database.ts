import type { DBSchema } from 'idb';
import { openOnce } from '../device/open-once';

/** Entry as stored. Another release may have written it, so it is checked before it is used. */
export interface StoredEntry {
  id: string;
  person: string;
  [field: string]: unknown;
}

export interface QueueSchema extends DBSchema {
  entries: { key: string; value: StoredEntry };
}

/**
 * Separate from the database of cached answers: a release may delete those, but never entries that
 * people wrote.
 */
export const queueDatabase = openOnce<QueueSchema>('aranya-queue', 1, (database) => {
  database.createObjectStore('entries', { keyPath: 'id' });
});
