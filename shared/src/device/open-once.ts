import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * Opens at the first use, and again after the browser closed it. The connection closes when a newer
 * release in another tab upgrades the database.
 * @returns function that rejects if the browser stores nothing
 */
export function openOnce<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: (database: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opening = undefined;
  };
  return () => {
    opening ??= openDB<Schema>(name, version, {
      upgrade,
      blocking: (_version, _wanted, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    opening.catch(forget);
    return opening;
  };
}
