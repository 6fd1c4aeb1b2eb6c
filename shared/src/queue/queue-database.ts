import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** An entry as it is stored: another release may have written it, so it is checked before it is used. */
export interface StoredEntry {
  id: string;
  person: string;
  [field: string]: unknown;
}

export interface QueueSchema extends DBSchema {
  entries: { key: string; value: StoredEntry };
}

/**
 * A database of its own: what is kept of answers may be thrown away and made anew by any release, and what
 * people wrote may not.
 */
export const QUEUE_DATABASE = 'aranya-queue';
const VERSION = 1;

let opening: Promise<IDBPDatabase<QueueSchema>> | undefined;

const forgetConnection = () => {
  opening = undefined;
};

/** @throws where the browser keeps nothing */
export function queueDatabase(): Promise<IDBPDatabase<QueueSchema>> {
  opening ??= openDB<QueueSchema>(QUEUE_DATABASE, VERSION, {
    upgrade: (database) => void database.createObjectStore('entries', { keyPath: 'id' }),
    blocking: (_version, _wanted, event) => {
      (event.target as IDBDatabase).close();
      forgetConnection();
    },
    terminated: forgetConnection,
  });
  opening.catch(forgetConnection);
  return opening;
}
